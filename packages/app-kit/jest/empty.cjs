// Replaces style sheets.
module.exports = {};
