import { listChoices } from '@adp/shared-data/fields';
import { splitLanguage } from '@adp/shared-ui/languages';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '../withTimeout';

/** The page views of a programme in a month by visitors from a country. Contains no data about individual visitors. */
export interface UsageCount {
  readonly month: string;
  readonly programme: string;
  /** The ISO 3166 code of the country, or `ZZ` if the CDN does not report one. */
  readonly country: string;
  readonly count: number;
}

/** Saves counts once per id. An id consists of a date, `_` and a random string. */
export type SaveUsage = (counts: readonly UsageCount[], id: string) => Promise<void>;

/** The interval between saves, in milliseconds. */
const saveInterval = 60_000;
/** The timeout for saving counts, in milliseconds. Counts that were not saved are sent again. */
const saveTimeout = 30_000;
/** The maximum number of counts. More than all programmes and countries come from forged headers. */
const maxCounts = 1_500;
const maxItems = 5_000;
const robots = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless/i;
const programmes: readonly string[] = listChoices.programme;

/**
 * Creates a counter of page views, which uses no cookies, IP addresses or scripts. It does not see views that caches
 * serve (docs/decisions/098).
 */
export function createUsageCounter(save: SaveUsage | undefined, now: () => number) {
  const counts = new Map<string, UsageCount>();
  const itemProgrammes = new LRUCache<string, string>({ max: maxItems });
  let savedAt = now();
  let saving: Promise<void> | undefined;

  const add = (view: UsageCount) => {
    const key = `${view.month} ${view.programme} ${view.country}`;
    const current = counts.get(key);
    if (current || counts.size < maxCounts) counts.set(key, { ...view, count: (current?.count ?? 0) + view.count });
  };

  /** Counts that may not have been saved. They are sent again unchanged under the same id. */
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
    /** Counts a page view. Never rejects, so callers need not await it. */
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
