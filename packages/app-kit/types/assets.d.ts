declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}

declare const __BUILD_ID__: string;

/** Version of each shared package, which webpack inserts into the shell from federation.shared.mjs. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;
