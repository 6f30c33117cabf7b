import { listChoices } from '@adp/shared-data/fields';
import { splitLanguage } from '@adp/shared-ui/languages';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '../withTimeout';

/** How often pages of a programme were sent to a country in a month: nothing of who got them. */
export interface UsageCount {
  /** In UTC: `2026-11`. */
  readonly month: string;
  readonly programme: string;
  /** ISO 3166, or `ZZ` where no CDN says. */
  readonly country: string;
  readonly count: number;
}

/** Saves counts, once however often they come with the same id: a day, `_` and something random. */
export type SaveUsage = (counts: readonly UsageCount[], id: string) => Promise<void>;

/** Between two writes, in milliseconds. */
const saveInterval = 60_000;
/** Timeout for saving counts, in milliseconds. Unsaved counts are sent again. */
const saveTimeout = 30_000;
/** There are so many programmes and countries; more is somebody playing with headers. */
const mostCounts = 1_500;
const maxItems = 5_000;
const robots = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless/i;
const programmes: readonly string[] = listChoices.programme;

/**
 * Counts answers with pages in memory, and saves them once a minute. No cookie, no address, no script in a page; what caches answer is not
 * seen here (docs/decisions/098).
 */
export function createUsageCounter(save: SaveUsage | undefined, now: () => number) {
  const counts = new Map<string, UsageCount>();
  /** Of items, by their paths: as they were last described. */
  const itemProgrammes = new LRUCache<string, string>({ max: maxItems });
  let savedAt = now();
  let saving: Promise<void> | undefined;

  const add = (one: UsageCount) => {
    const key = `${one.month} ${one.programme} ${one.country}`;
    const known = counts.get(key);
    if (known || counts.size < mostCounts) counts.set(key, { ...one, count: (known?.count ?? 0) + one.count });
  };

  /** What nobody knows the fate of is sent again as it was, by its name. */
  let due: { readonly counts: readonly UsageCount[]; readonly id: string } | undefined;
  const flush = async (to: SaveUsage) => {
    if (!due) {
      due = {
        counts: [...counts.values()],
        id: `${new Date(now()).toISOString().slice(0, 10)}_${crypto.randomUUID()}`,
      };
      counts.clear();
    }
    const sent = await withTimeout(to(due.counts, due.id), saveTimeout).then(
      () => true,
      () => false,
    );
    if (sent) due = undefined;
  };

  return {
    setProgramme: (path: string, programme: string | undefined) => {
      if (programme === undefined) itemProgrammes.delete(path);
      else itemProgrammes.set(path, programme);
    },
    /** Never rejects, and nobody waits for it. */
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
