/** The URL of this build's files, set by webpack. */
declare const __webpack_public_path__: string | undefined;
