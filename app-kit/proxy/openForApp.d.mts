interface Headers {
  readonly [name: string]: string | string[] | undefined;
}

export function openForApp(
  html: string,
  headers: Headers,
  app: { readonly name: string; readonly origin: string; readonly owns?: readonly string[] },
): { readonly html: string; readonly headers: Headers };
