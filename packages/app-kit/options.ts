/** Default export of an app's `adp.config.mjs`. */
export interface AppOptions {
  /** Name of the app in the registry, in snake_case. */
  readonly name: string;
  /** Prefix of all class names in the app's style sheets, so that styles of apps do not collide. */
  readonly cssPrefix: string;
  /** Class name prefixes of third-party libraries. A selector without one of these prefixes or `cssPrefix` fails the build. */
  readonly libraryStyles?: readonly string[];
  readonly port: number;
  /** Path prefixes that the registry assigns to the app. `adp check` rejects pages outside them. */
  readonly owns?: readonly string[];
  /** Firebase Hosting site that `adp publish` publishes to. */
  readonly hosting?: { readonly project: string; readonly site: string };
  /**
   * Chunks that several pages share, as exceptions to one chunk per page. Each name has the chunks whose common modules
   * the shared chunk contains.
   */
  readonly sharedChunks?: Readonly<Record<string, { readonly chunks: readonly string[]; readonly test?: RegExp }>>;
}
