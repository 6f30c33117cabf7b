declare module 'superstatic' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  interface File {
    /** Milliseconds since 1970. */
    readonly modified: number;
    readonly size: number;
    readonly etag: string;
    readonly stream: Readable;
  }

  /** Handlers for rewrites to services of Cloud Run. */
  export interface Rewriters {
    readonly run: (rewrite: {
      readonly run: { readonly serviceId: string };
    }) => Promise<(request: IncomingMessage, response: ServerResponse) => void>;
  }

  /** https://github.com/firebase/superstatic: the engine of the Firebase hosting emulator. */
  type CreateSite = (options: {
    config: object;
    cwd?: string;
    compression: boolean;
    fallthrough: boolean;
    rewriters?: Rewriters;
    /** Replaces the files of `cwd`. */
    provider?: (request: IncomingMessage, path: string) => Promise<File | null>;
  }) => (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => void;

  // A CommonJS module whose `exports` has its own default, as an ES module sees it.
  const superstatic: { readonly default: CreateSite };
  export default superstatic;
}
