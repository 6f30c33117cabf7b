/** What `adp.config.mjs` of an app exports as its default. */
export interface AppOptions {
  /** The app's name in the registry, in snake_case. */
  readonly name: string;
  /** Begins every class name of the app's style sheets, so that no style of one app meets another's. */
  readonly cssPrefix: string;
  /** How the class names of its libraries begin. A selector that names neither these nor `cssPrefix` fails the build. */
  readonly libraryStyles?: readonly string[];
  /** Port of `adp dev`. */
  readonly port: number;
  /** The path prefixes that the registry gives to the app; `adp check` refuses a page outside them. */
  readonly owns?: readonly string[];
  /** The site of Firebase Hosting that `adp publish` publishes to. */
  readonly hosting?: { readonly project: string; readonly site: string };
  /** Exceptions to one chunk per page: name of a chunk -> the chunks that leave to it what is in several of them. */
  readonly sharedChunks?: Readonly<Record<string, { readonly chunks: readonly string[]; readonly test?: RegExp }>>;
}
