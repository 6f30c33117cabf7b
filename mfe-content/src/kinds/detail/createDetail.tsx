import type { ComponentType } from 'react';
import { itemKey, items, openItem, type ItemSource } from '../../api/ItemStore';
import { soon } from '../../api/soon';
import { readUnpublished } from '../../api/unpublished';
import type { Kind } from '../../lib/kinds';
import detailTexts from '../../messages/detail-en.json';
import { addTexts } from '../../text';
import { DetailPage, type ItemView } from './DetailPage';

/** The loader and the page of a kind's item route. */
export interface Detail {
  /** Starts to read an item. @throws a 404 response where there is no such item, or none that this visitor may see */
  readonly load: (id: string) => Promise<null>;
  /** The page, with its texts loaded. */
  readonly page: () => Promise<{ Component: ComponentType }>;
}

/** The loader and the page of one kind's items; each kind is a chunk of its own, with its schema. */
export function createDetail<K extends Kind>(
  kind: K,
  source: ItemSource<K>,
  View: ItemView<K>,
  texts: readonly object[],
): Detail {
  // An item read from this kind's source is of this kind.
  const view = View as ItemView<Kind>;
  return {
    load: async (id) => {
      await soon(openItem(kind, source, id));
      // The router treats a response as a 404; anything else thrown would be an error of the page.
      const isMissing = items.get(itemKey(kind, id))?.item === null;
      if (isMissing && !(await readUnpublished(kind, id))) throw new Response(null, { status: 404 });
      return null;
    },
    page: async () => {
      await addTexts(detailTexts, ...texts);
      return { Component: () => <DetailPage kind={kind} source={source} View={view} /> };
    },
  };
}
