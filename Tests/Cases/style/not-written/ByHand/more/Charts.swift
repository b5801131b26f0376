extension Charts { public struct Bar {} }
