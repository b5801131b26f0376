#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#endif

// The functions of the C library that springs need, in one place, so that no other file imports it.

func exponential(_ x: Double) -> Double { exp(x) }
func logarithm(_ x: Double) -> Double { log(x) }
func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

/// The zero of a continuous function between two arguments where it has different signs, to the precision of `Double`.
func bisect(_ low: Double, _ high: Double, _ function: (Double) -> Double) -> Double {
  var (low, high) = (low, high)
  let isNegativeAtLow = function(low) < 0
  while true {
    let middle = low + (high - low) / 2
    guard low < middle, middle < high else { return middle }
    if (function(middle) < 0) == isNegativeAtLow { low = middle } else { high = middle }
  }
}
