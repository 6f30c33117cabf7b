// Stands for a CSS module: every class name is its own value.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => name }) };
