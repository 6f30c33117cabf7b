// Mock of global style sheets in tests.
module.exports = {};
