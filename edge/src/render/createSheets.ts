import type { Hint } from '@adp/site/html';
import { readVerified } from './readServerBuild';

/** So many style sheets are remembered. */
const MOST_SHEETS = 100;

export type Sheets = ReadonlyMap<string, string>;

/** Reads the style sheets that hints name, as they are listed: by address. Files of a build never change. */
export function createSheets(fetch: typeof globalThis.fetch): (hints: readonly Hint[]) => Promise<Sheets> {
  const known = new Map<string, string>();
  return async (hints) => {
    const sheets = hints.filter(({ as }) => as === 'style');
    const texts = sheets.map(async ({ href, integrity = '' }) => {
      const text = known.get(href) ?? (await readVerified(href, integrity, fetch));
      known.delete(href);
      known.set(href, text);
      return [href, text] as const;
    });
    const found = new Map(await Promise.all(texts));
    for (const href of [...known.keys()].slice(0, -MOST_SHEETS)) known.delete(href);
    return found;
  };
}
