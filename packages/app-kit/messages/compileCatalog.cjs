const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

/** Compiles a catalog (ICU MessageFormat), so that rendering needs no parser. Throws an Error that names the file and the invalid id. */
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
