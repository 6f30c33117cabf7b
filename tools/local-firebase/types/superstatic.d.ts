declare module 'superstatic' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  interface File {
    /** Modification time in milliseconds since 1970. */
    readonly modified: number;
    readonly size: number;
    readonly etag: string;
    readonly stream: Readable;
  }

  /** Handlers for rewrites to Cloud Run services. */
  export interface Rewriters {
    readonly run: (rewrite: {
      readonly run: { readonly serviceId: string };
    }) => Promise<(request: IncomingMessage, response: ServerResponse) => void>;
  }

  /**
   * Creates a handler that serves a site. superstatic is the engine of the Firebase Hosting emulator:
   * https://github.com/firebase/superstatic
   */
  type CreateSite = (options: {
    config: object;
    cwd?: string;
    compression: boolean;
    fallthrough: boolean;
    rewriters?: Rewriters;
    /** Provides files instead of the folder `cwd`. */
    provider?: (request: IncomingMessage, path: string) => Promise<File | null>;
  }) => (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => void;

  // The package is a CommonJS module, so an ES module sees its `exports` as the default export.
  const superstatic: { readonly default: CreateSite };
  export default superstatic;
}
