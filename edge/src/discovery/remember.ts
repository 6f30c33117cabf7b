import { collections, type ContentKind } from '@adp/shared-data';
import type { PublicData } from '../api/createPublicData';

/** Answers from memory as long as nothing of the kind has changed, or reads. Contents are JSON. */
export type Remember = <Content extends object>(
  key: string,
  kind: ContentKind | undefined,
  read: () => Promise<Content>,
) => Promise<Content>;

/** The cache of public data for contents of discovery's own. `onRead` is called before anything is read, and may throw. */
export function createRemember({ cache }: PublicData, now: () => number, onRead: () => void): Remember {
  return async <Content extends object>(key: string, kind: ContentKind | undefined, read: () => Promise<Content>) => {
    const { body } = await cache.get({
      key: `discovery ${key}`,
      collections: kind ? [collections[kind]] : [],
      read: async () => ({ status: 200, content: await read(), asOf: new Date(now()) }),
      isFresh: false,
      onRead,
    });
    return JSON.parse(new TextDecoder().decode(body)) as Content;
  };
}
