interface Headers {
  readonly [name: string]: string | string[] | undefined;
}

export function openForApp(
  html: string,
  headers: Headers,
  app: { readonly name: string; readonly origin: string; readonly owns?: readonly string[] },
): { readonly html: string; readonly headers: Headers };

/** Returns the registry in a page of the site. Undefined for other pages. */
export function readBlock(
  html: string,
  id: 'registry',
):
  | {
      readonly apps: readonly {
        readonly name: string;
        readonly origin: string | null;
        readonly owns: readonly string[];
      }[];
    }
  | undefined;
