declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}

/** Id of this build, inserted by webpack. */
declare const __BUILD_ID__: string;

/** Versions of the shared packages, inserted into the shell by webpack from federation.shared.mjs. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;
