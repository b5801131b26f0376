/// Three numbers: a color in some space, or a point of XYZ.
package typealias Vector3 = SIMD3<Double>

/// A 3 × 3 matrix, as its rows.
struct Matrix3: Sendable {
  var rows: (Vector3, Vector3, Vector3)

  init(_ first: Vector3, _ second: Vector3, _ third: Vector3) { rows = (first, second, third) }

  init(diagonal: Vector3) {
    self.init(Vector3(diagonal.x, 0, 0), Vector3(0, diagonal.y, 0), Vector3(0, 0, diagonal.z))
  }

  var transposed: Matrix3 {
    Matrix3(
      Vector3(rows.0.x, rows.1.x, rows.2.x), Vector3(rows.0.y, rows.1.y, rows.2.y),
      Vector3(rows.0.z, rows.1.z, rows.2.z))
  }

  /// By Cramer's rule: the rows of the inverse are the cross products of the columns, over the determinant.
  var inverse: Matrix3 {
    let columns = transposed.rows
    let first = cross(columns.1, columns.2)
    let determinant = dot(columns.0, first)
    return Matrix3(
      first / determinant, cross(columns.2, columns.0) / determinant, cross(columns.0, columns.1) / determinant)
  }

  static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    Vector3(dot(matrix.rows.0, vector), dot(matrix.rows.1, vector), dot(matrix.rows.2, vector))
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    let columns = right.transposed.rows
    return Matrix3(left * columns.0, left * columns.1, left * columns.2).transposed
  }
}

private func dot(_ left: Vector3, _ right: Vector3) -> Double { (left * right).sum() }

private func cross(_ left: Vector3, _ right: Vector3) -> Vector3 {
  Vector3(
    left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z, left.x * right.y - left.y * right.x)
}
