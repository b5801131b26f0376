@main struct Facet { static func main() {} }
