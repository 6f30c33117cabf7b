/** The default export of an app's `adp.config.mjs`. */
export interface AppOptions {
  /** The app's name in the registry, in snake_case. */
  readonly name: string;
  /** Prefix of all class names in the app's style sheets, so that styles of apps do not collide. */
  readonly cssPrefix: string;
  /** Prefixes of class names of its libraries. A selector with neither these nor `cssPrefix` fails the build. */
  readonly libraryStyles?: readonly string[];
  readonly port: number;
  /** Path prefixes that the registry assigns to the app. `adp check` rejects pages outside them. */
  readonly owns?: readonly string[];
  /** The site of Firebase Hosting to which `adp publish` publishes. */
  readonly hosting?: { readonly project: string; readonly site: string };
  /** Exceptions to one chunk per page: chunks by name, with the chunks whose common modules they contain. */
  readonly sharedChunks?: Readonly<Record<string, { readonly chunks: readonly string[]; readonly test?: RegExp }>>;
}
