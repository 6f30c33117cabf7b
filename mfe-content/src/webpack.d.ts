/**
 * The URL of this build's files, set by webpack (see
 * https://webpack.js.org/api/module-variables/#__webpack_public_path__-webpack-specific)
 */
declare const __webpack_public_path__: string | undefined;
