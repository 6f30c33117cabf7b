declare module 'superstatic' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** https://github.com/firebase/superstatic: the engine of the Firebase hosting emulator. */
  type CreateSite = (options: {
    config: object;
    cwd: string;
    compression: boolean;
    fallthrough: boolean;
  }) => (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => void;

  // A CommonJS module with a default of its own, as an ES module meets it.
  const superstatic: { readonly default: CreateSite };
  export default superstatic;
}
