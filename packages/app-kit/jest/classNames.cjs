// Mock of CSS modules in tests: the value of each class is its own name.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => name }) };
