const preset = require('../../config/jest.preset.cjs')(__dirname);

module.exports = {
  ...preset,
  // Published as an ES module only: the QR code.
  transformIgnorePatterns: ['/node_modules/(?!uqr/)'],
};
