// The kit's preset, by way of the root: the packages below the kit have it, too, and import nothing above them.
module.exports = require('../packages/app-kit/jest/preset.cjs');
