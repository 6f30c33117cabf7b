declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}

/** The id of this build, put in by webpack. */
declare const __BUILD_ID__: string;

/** Shared package -> version, put into the shell by webpack from federation.shared.mjs. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;
