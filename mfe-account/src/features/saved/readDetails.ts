import { readPublic } from '@adp/shared-data/client';
import { itemPath } from '@adp/shared-data/content';
import { toTextLanguage } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';
import { changeSaves, type DeviceSaves, readSaves, type SaveDetails, toSaveDetails } from '@adp/shared-ui/saves';
import type { SavedRow } from './savedRows';

interface SavedItem extends Readonly<Record<string, unknown>> {
  readonly path: string;
}

interface ItemsAnswer {
  readonly items: readonly SavedItem[];
  readonly missing: readonly string[];
}

type SavedPath = Pick<SavedRow, 'item' | 'kind' | 'id'>;

const MAX_ITEMS = 24;
/** The time after which the details of an item are read again, in milliseconds. Dates may have moved. */
const STALE_AFTER = 60 * 60_000;

const direct = () => import(/* webpackChunkName: "firestore" */ '../../api/readFromFirestore');

/** Yields saved items in the language of the page, in groups. @throws DataError */
export async function* readSavedItems(
  saved: readonly SavedPath[],
): AsyncGenerator<ItemsAnswer & { readonly of: readonly SavedPath[] }> {
  const lang = currentLocale().slice(0, 2);
  for (let start = 0; start < saved.length; start += MAX_ITEMS) {
    const group = saved.slice(start, start + MAX_ITEMS);
    const query = group.map(({ kind, id }) => `id=${itemPath(kind, id).slice(1)}`);
    const answer = await readPublic<ItemsAnswer>(`items?${query.join('&')}&lang=${lang}`, {
      fallback: async () => (await direct()).readItems(group, toTextLanguage(lang)),
    });
    yield { ...answer, of: group };
  }
}

/** Refreshes the stored details of items that are missing or older than an hour. @throws DataError */
export async function refreshDetails(rows: readonly SavedRow[]): Promise<void> {
  const before = new Date(Date.now() - STALE_AFTER).toISOString();
  const stale = rows.filter(({ details }) => (details.readAt ?? '') < before);
  for await (const { items, missing, of } of readSavedItems(stale)) {
    const readAt = new Date().toISOString();
    const details = new Map<string, SaveDetails>();
    for (const { item, kind, id } of of) {
      const path = itemPath(kind, id).slice(1);
      const answer = items.find((candidate) => candidate.path === path);
      if (answer) details.set(item, { ...toSaveDetails(withTextLanguage(answer)), readAt });
      else if (missing.includes(path)) details.set(item, { ...readSaves()[item]?.details, removed: true, readAt });
    }
    changeSaves((saves) => withDetails(saves, details));
  }
}

const withTextLanguage = (item: SavedItem) => ({
  ...item,
  lang: (item['translation'] as { lang?: string } | undefined)?.lang ?? item['lang'],
});

const withDetails = (saves: DeviceSaves, details: ReadonlyMap<string, SaveDetails>): DeviceSaves =>
  Object.fromEntries(
    Object.entries(saves).map(([item, save]) => {
      const current = details.get(item);
      return [item, current ? { ...save, details: current } : save];
    }),
  );
