import { readPublic } from '@adp/shared-data/client';
import { type ContentKind, contentKinds } from '@adp/shared-data/content';
import { type ListedItem, takesPlace } from '@adp/shared-data/lists';
import { toReader } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';

interface Page {
  readonly items: readonly ListedItem[];
}

const maxItems = 3;

/** Reads a programme's first items in the order of the kind's list, translated for the reader. @throws DataError */
export async function readSiteItems<K extends ContentKind>(
  kind: K,
  programme: string,
): Promise<readonly ListedItem<K>[]> {
  const { items } = await readPublic<Page>(`${contentKinds[kind].segment}?programme=${programme}`, {
    fallback: async () => {
      const { readList } = await import(/* webpackChunkName: "firestore" */ './readFromFirestore');
      return readList(kind, programme);
    },
  });
  const lang = currentLocale();
  const first = items.filter(takesPlace).slice(0, maxItems);
  // This cast is safe, because the list of a kind contains only items of that kind.
  return first.map((item) => toReader(item, lang)) as readonly ListedItem<K>[];
}
