const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

/**
 * Compiles a message catalog (ICU MessageFormat) to the form that the i18n library renders without a parser.
 * @param {string} json content of the catalog
 * @param {string} file path of the catalog, for error messages
 * @returns {Record<string, unknown>}
 * @throws Error that names the file and the message id if a message is not valid ICU
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
