declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}

declare const __BUILD_ID__: string;

/** Contract of the app, which the kit inserts into each build (docs/contracts.md). */
declare const __CONTRACT__: 2;

/** Contracts that the shell supports, which webpack inserts into the shell from describeBuild.mjs. */
declare const __CONTRACTS__: readonly number[];

/** Version of each shared package, which webpack inserts into the shell from federation.shared.mjs. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;
/** Further versions to which shared packages answer. Undefined if no package does, so that webpack removes the code for them. */
declare const __ACCEPTED_VERSIONS__: Readonly<Record<string, readonly string[]>> | undefined;
