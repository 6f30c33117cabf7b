import { listChoices } from '@adp/shared-data/fields';
import { splitLanguage } from '@adp/shared-ui/languages';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '../withTimeout';

/** The number of pages of a programme that visitors from a country opened in a month. Contains nothing about the visitors themselves. */
export interface UsageCount {
  /** In UTC: `2026-11`. */
  readonly month: string;
  readonly programme: string;
  /** ISO 3166, or `ZZ` if the CDN does not name it. */
  readonly country: string;
  readonly count: number;
}

/** Saves counts, once for each id. An id is a date, `_` and a random string. */
export type SaveUsage = (counts: readonly UsageCount[], id: string) => Promise<void>;

/** Interval between saves, in milliseconds. */
const saveInterval = 60_000;
/** Timeout for saving counts, in milliseconds. Unsaved counts are sent again. */
const saveTimeout = 30_000;
/** The number of combinations of programme and country. Anything beyond it comes from forged headers. */
const maxCounts = 1_500;
const maxItems = 5_000;
const robots = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless/i;
const programmes: readonly string[] = listChoices.programme;

/**
 * Counts page views in memory and saves them once a minute. Uses no cookies, IP addresses or scripts. Responses that caches send are not
 * counted (docs/decisions/098).
 */
export function createUsageCounter(save: SaveUsage | undefined, now: () => number) {
  const counts = new Map<string, UsageCount>();
  /** Programmes by item path, as of the item's last description. */
  const itemProgrammes = new LRUCache<string, string>({ max: maxItems });
  let savedAt = now();
  let saving: Promise<void> | undefined;

  const add = (view: UsageCount) => {
    const key = `${view.month} ${view.programme} ${view.country}`;
    const current = counts.get(key);
    if (current || counts.size < maxCounts) counts.set(key, { ...view, count: (current?.count ?? 0) + view.count });
  };

  /** Counts that may not have been saved. They are sent again unchanged, under the same id. */
  let unsaved: { readonly counts: readonly UsageCount[]; readonly id: string } | undefined;
  const flush = async (saveCounts: SaveUsage) => {
    if (!unsaved) {
      const day = new Date(now()).toISOString().slice(0, 10);
      unsaved = { counts: [...counts.values()], id: `${day}_${crypto.randomUUID()}` };
      counts.clear();
    }
    try {
      await withTimeout(saveCounts(unsaved.counts, unsaved.id), saveTimeout);
      unsaved = undefined;
    } catch {
      // The next flush sends the counts again.
    }
  };

  return {
    setProgramme: (path: string, programme: string | undefined) => {
      if (programme === undefined) itemProgrammes.delete(path);
      else itemProgrammes.set(path, programme);
    },
    /** Counts a page view. Never rejects, and its result need not be awaited. */
    count: (request: Request, status: number): Promise<void> | undefined => {
      if (!save || request.method !== 'GET' || (status !== 200 && status !== 304)) return undefined;
      const { headers } = request;
      if (robots.test(headers.get('user-agent') ?? '') || headers.has('sec-purpose')) return undefined;
      const { path } = splitLanguage(new URL(request.url).pathname);
      const [, segment = ''] = path.split('/');
      const programme = programmes.includes(segment) ? segment : (itemProgrammes.get(path) ?? 'other');
      const code = headers.get('x-country-code')?.toUpperCase() ?? '';
      const country = /^[A-Z]{2}$/.test(code) ? code : 'ZZ';
      add({ month: new Date(now()).toISOString().slice(0, 7), programme, country, count: 1 });
      if (saving || now() - savedAt < saveInterval) return undefined;
      savedAt = now();
      saving = flush(save).finally(() => {
        saving = undefined;
      });
      return saving;
    },
  };
}
