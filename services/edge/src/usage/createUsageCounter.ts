import { listChoices } from '@adp/shared-data/fields';
import { splitLanguage } from '@adp/shared-ui/languages';
import { LRUCache } from 'lru-cache';
import { createSaver, type SaveCounts } from '../createSaver';
import { isRobot } from '../isRobot';

/** The page views of a programme in a month by visitors from a country. Contains no data about individual visitors. */
export interface UsageCount {
  readonly month: string;
  readonly programme: string;
  /** The ISO 3166 code of the country, or `ZZ` if the CDN does not report one. */
  readonly country: string;
  readonly count: number;
}

export type SaveUsage = SaveCounts<readonly UsageCount[]>;

/** The maximum number of counts. More than all programmes and countries come from forged headers. */
const maxCounts = 1_500;
const maxItems = 5_000;
const programmes: readonly string[] = listChoices.programme;

/**
 * Creates a counter of page views, which uses no cookies, IP addresses or scripts. It does not see views that caches
 * serve (docs/decisions/098).
 */
export function createUsageCounter(save: SaveUsage | undefined, now: () => number) {
  const counts = new Map<string, UsageCount>();
  const itemProgrammes = new LRUCache<string, string>({ max: maxItems });
  const add = (view: UsageCount) => {
    const key = `${view.month} ${view.programme} ${view.country}`;
    const current = counts.get(key);
    if (current || counts.size < maxCounts) counts.set(key, { ...view, count: (current?.count ?? 0) + view.count });
  };

  const take = () => {
    const views = [...counts.values()];
    counts.clear();
    return views;
  };
  const saveOften = save && createSaver({ save, take, now });

  return {
    setProgramme: (path: string, programme: string | undefined) => {
      if (programme === undefined) itemProgrammes.delete(path);
      else itemProgrammes.set(path, programme);
    },
    /** Counts a page view. Never rejects, so callers need not await it. */
    count: (request: Request, status: number): Promise<void> | undefined => {
      if (!saveOften || request.method !== 'GET' || (status !== 200 && status !== 304)) return undefined;
      const { headers } = request;
      if (isRobot(headers) || headers.has('sec-purpose')) return undefined;
      const { path } = splitLanguage(new URL(request.url).pathname);
      const [, segment = ''] = path.split('/');
      const programme = programmes.includes(segment) ? segment : (itemProgrammes.get(path) ?? 'other');
      const code = headers.get('x-country-code')?.toUpperCase() ?? '';
      const country = /^[A-Z]{2}$/.test(code) ? code : 'ZZ';
      add({ month: new Date(now()).toISOString().slice(0, 7), programme, country, count: 1 });
      return saveOften();
    },
  };
}
