// Re-exports the kit's preset. Packages below the kit use this file, because they must not import the kit.
module.exports = require('../packages/app-kit/jest/preset.cjs');
