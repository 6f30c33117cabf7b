module.exports = require('@adp/app-kit/jest')(__dirname);
