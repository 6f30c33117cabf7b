const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

/**
 * Compiles a message catalog (ICU MessageFormat) into the form that the i18n library renders without a parser.
 * @param {string} json the catalog's text
 * @param {string} file its path, for errors
 * @returns {Record<string, unknown>}
 * @throws with file and message id if a message is not valid ICU
 */
exports.compileCatalog = function compileCatalog(json, file) {
  const catalog = JSON.parse(json);
  return Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => {
      try {
        return [id, compileMessageOrThrow(message)];
      } catch (error) {
        throw new Error(`${file}: message "${id}" is not valid ICU: ${error.message}`, { cause: error });
      }
    }),
  );
};
