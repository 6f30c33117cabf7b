const preset = require('../config/jest.preset.cjs')(__dirname);

/** Transforms `uqr`, the QR code library, because it is published only as ES modules. */
module.exports = { ...preset, transformIgnorePatterns: ['/node_modules/(?!(valibot|react-toastify|uqr)/)'] };
