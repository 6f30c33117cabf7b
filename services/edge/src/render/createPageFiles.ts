import { listTexts, type Hint } from '@adp/site-document';
import { LRUCache } from 'lru-cache';
import { readUnlisted, readVerified } from './readServerBuild';

const MAX_FILES = 1_000;

export interface PageFiles {
  readonly sheets: ReadonlyMap<string, string>;
  /** Message catalogs. The browser loads any catalogs that are missing. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Creates a function that reads the style sheets from resource hints, and the texts of scripts in a language. Files are
 * cached, because the files of a build never change.
 */
export function createPageFiles(
  fetch: typeof globalThis.fetch,
): (hints: readonly Hint[], language: string) => Promise<PageFiles> {
  const cache = new LRUCache<string, string>({ max: MAX_FILES });
  /**
   * Complete files by hints. Hints with files belong to one language. The same array always returns the same object,
   * by which `createTemplates` recognizes unchanged files.
   */
  const complete = new WeakMap<readonly Hint[], PageFiles>();
  const readOnce = async (href: string, read: () => Promise<string>) => {
    const text = cache.get(href) ?? (await read());
    cache.set(href, text);
    return [href, text] as const;
  };
  return async (hints, language) => {
    const cached = complete.get(hints);
    if (cached) return cached;
    const sheets = hints
      .filter(({ as }) => as === 'style')
      .map(({ href, integrity = '' }) => readOnce(href, () => readVerified(href, integrity, fetch)));
    const texts = listTexts(hints, language).map((href) =>
      readOnce(href, async () => {
        const text = await readUnlisted(href, fetch);
        // Verify the JSON, because invalid JSON would break the page's JSON block.
        JSON.parse(text);
        return text;
      }).catch(() => undefined),
    );
    const files = {
      sheets: new Map(await Promise.all(sheets)),
      texts: new Map((await Promise.all(texts)).filter((text) => text !== undefined)),
    };
    if (files.texts.size === texts.length) complete.set(hints, files);
    return files;
  };
}
