import type { PublicData } from '../api/createPublicData';

interface RememberOptions {
  /** After this time, in milliseconds, it is read again whatever the marks say; ten minutes where it is left out. */
  readonly maxAge?: number;
}

/** Answers from memory as long as the marks of the collections say that nothing has changed, or reads. Contents are JSON. */
export type Remember = <Content extends object>(
  key: string,
  collections: readonly string[],
  read: () => Promise<Content>,
  options?: RememberOptions,
) => Promise<Content>;

/** The cache of public data for contents of discovery's own. `onRead` is called before anything is read, and may throw. */
export function createRemember({ cache }: PublicData, now: () => number, onRead: () => void): Remember {
  return async <Content extends object>(
    key: string,
    collections: readonly string[],
    read: () => Promise<Content>,
    { maxAge }: RememberOptions = {},
  ) => {
    const { body } = await cache.get({
      key: `discovery ${key}`,
      collections,
      read: async () => ({ status: 200, content: await read(), asOf: new Date(now()) }),
      maxAge,
      isFresh: false,
      onRead,
    });
    return JSON.parse(new TextDecoder().decode(body)) as Content;
  };
}
