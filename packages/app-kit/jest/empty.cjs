// Stands for a style sheet.
module.exports = {};
