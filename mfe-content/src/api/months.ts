import { type DataErrorCode, loadPublic } from '@adp/shared-data/client';
import { type CalendarKind, type Month, type MonthEntry, printFilters } from '@adp/shared-data/lists';
import { toReader } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';
import { listPath } from '../paths';
import { type CalendarAddress, getKinds } from './listViews';
import { direct } from './publicLists';

export interface CalendarEntry extends Omit<MonthEntry, 'translations'> {
  readonly kind: CalendarKind;
  readonly translation?: { readonly lang: string };
}

export interface LoadedMonth {
  readonly entries: readonly CalendarEntry[];
  readonly capped: boolean;
  /** The time at which the oldest part was read. Undefined if nothing could be read. */
  readonly asOf?: Date | undefined;
  readonly error?: DataErrorCode | undefined;
}

export async function readMonth({ month, only, filters }: CalendarAddress): Promise<LoadedMonth> {
  const lang = currentLocale();
  const months = await Promise.all(
    getKinds(only).map(async (kind) => {
      const query = printFilters(kind, filters);
      const path = `months${listPath(kind)}${query}${query === '' ? '?' : '&'}month=${month}`;
      const loaded = await loadPublic<Month>(path, {
        fallback: async () => (await direct()).readDays(kind, month, query),
      });
      const { items = [], capped = false, asOf } = loaded.answer ?? {};
      // Omit translations into other languages, because the page shows only one language.
      return { entries: items.map((item) => ({ ...toReader(item, lang), kind })), capped, asOf, error: loaded.error };
    }),
  );
  const readAt = months.flatMap(({ asOf }) => asOf ?? []).sort((a, b) => a.getTime() - b.getTime());
  return {
    entries: months
      .flatMap(({ entries }) => entries)
      .sort((a, b) => Number(a.first > b.first) - Number(a.first < b.first)),
    capped: months.some(({ capped }) => capped),
    asOf: readAt[0],
    error: months.find(({ error }) => error !== undefined)?.error,
  };
}
