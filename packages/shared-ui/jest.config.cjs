const preset = require('../../config/jest.preset.cjs')(__dirname);

module.exports = {
  ...preset,
  // The QR code library is published only as an ES module, so Jest must transform it.
  transformIgnorePatterns: ['/node_modules/(?!uqr/)'],
};
