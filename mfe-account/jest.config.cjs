const preset = require('../config/jest.preset.cjs')(__dirname);

/** Published as ES modules only: the QR code. */
module.exports = { ...preset, transformIgnorePatterns: ['/node_modules/(?!(valibot|react-toastify|uqr)/)'] };
