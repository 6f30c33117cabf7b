import { createSharePicker, type RandomSource } from '@adp/seed/random';
import { createZipf } from '@adp/seed/zipf';
import { contentKinds } from '@adp/shared-data/content';
import { assumptions } from './assumptions';

/** One page view of a visitor or a crawler. */
export interface View {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Path without a language. */
  readonly path: string;
  readonly language: string;
  /** Location of the CDN that the request reaches. */
  readonly place: number;
  /** True for the first page of a visit, which arrives as HTML. Later pages need only their data. */
  readonly isFirst: boolean;
  readonly isCrawler: boolean;
}

const lists = Object.values(contentKinds).map(({ segment }) => `/${segment}`);
const filters = ['theme=skills', 'theme=health', 'theme=governance', 'country=KE', 'country=NG', 'country=SN'];
const programmes = ['/apet', '/au-ai', '/cjed', '/ivm', '/auda-nepad'];

/** Returns a function that picks paths of pages that visitors read, according to the shares in `assumptions.ts`. */
function createPathPicker(items: readonly string[], random: RandomSource): () => string {
  const pickRank = createZipf({ count: items.length, exponent: assumptions.exponent });
  const pickers: Readonly<Record<keyof typeof assumptions.pages, () => string>> = {
    // Popular items are not the first ones that were generated, so spread the ranks over all kinds.
    item: () => items[(pickRank(random.next) * 7_919) % items.length] ?? '/',
    front: () => '/knowledge-products',
    list: () => random.pick(lists),
    filteredList: () => `${random.pick(['/articles', '/opportunities', '/events'])}?${random.pick(filters)}`,
    programme: () => random.pick(programmes),
  };
  const pickPage = createSharePicker(assumptions.pages, random);
  return () => pickers[pickPage()]();
}

interface Period {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly minutes: number;
  readonly visitsPerMinute: number;
}

/**
 * Returns a function that lists the views of a period in order. Visits also start before the period, so that its first
 * minute has as many later pages as any other.
 */
export function createVisits(items: readonly string[], random: RandomSource): (period: Period) => readonly View[] {
  const pickPath = createPathPicker(items, random);
  const pickLanguage = createSharePicker(assumptions.languages, random);
  return ({ from, minutes, visitsPerMinute }) => {
    const { pagesPerVisit, readingTime, cdnPlaces, crawlerShare } = assumptions;
    const before = (pagesPerVisit - 1) * readingTime;
    const length = minutes * 60_000;
    const amount = Math.round(visitsPerMinute * ((length + before) / 60_000));
    const views: View[] = [];
    for (let visit = 0; visit < amount; visit += 1) {
      const start = from - before + random.next() * (length + before);
      const common = { language: pickLanguage(), place: random.whole(0, cdnPlaces - 1) };
      for (let page = 0; page < pagesPerVisit; page += 1)
        views.push({
          ...common,
          at: start + page * readingTime,
          path: pickPath(),
          isFirst: page === 0,
          isCrawler: false,
        });
    }
    const crawled = Math.round(visitsPerMinute * minutes * pagesPerVisit * crawlerShare);
    for (let page = 0; page < crawled; page += 1)
      views.push({
        at: from + random.next() * length,
        path: random.pick(items),
        language: random.pick(Object.keys(assumptions.languages)),
        place: random.whole(0, cdnPlaces - 1),
        isFirst: true,
        isCrawler: true,
      });
    return views.filter(({ at }) => at >= from && at < from + length).sort((a, b) => a.at - b.at);
  };
}
