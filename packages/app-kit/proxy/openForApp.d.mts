interface Headers {
  readonly [name: string]: string | string[] | undefined;
}

export function openForApp(
  html: string,
  headers: Headers,
  app: { readonly name: string; readonly origin: string; readonly owns?: readonly string[] },
): { readonly html: string; readonly headers: Headers };

/** Returns the value of a block in the site's HTML. Undefined for pages without the block. */
export function readBlock(
  html: string,
  id: 'registry',
):
  | {
      readonly apps: readonly {
        readonly name: string;
        readonly origin: string | null;
        readonly owns: readonly string[];
        readonly signed?: {
          readonly site: string;
          readonly mode: 'report' | 'enforce';
          readonly keys: readonly string[];
        };
      }[];
    }
  | undefined;
