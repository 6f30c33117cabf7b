// What Module Federation puts into the shell's bundle: https://webpack.js.org/concepts/module-federation/
declare function __webpack_init_sharing__(scope: string): Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;
