import type { ComponentType } from 'react';
import { itemKey, items, openItem, type ItemSource } from '../../api/ItemStore';
import type { WholeItem } from '../../api/items';
import { soon } from '../../api/soon';
import type { Kind } from '../../lib/kinds';
import detailTexts from '../../messages/detail-en.json';
import { addTexts } from '../../text';
import { DetailPage } from './DetailPage';

/** How the page of a kind shows an item that is there. */
export type ItemView<K extends Kind> = ComponentType<{ item: WholeItem<K>; now: Date }>;

/** What the route of a kind's items needs. */
export interface Detail {
  /** Starts an item's data. @throws a 404 where there is no such item that the public may see */
  readonly load: (id: string) => Promise<null>;
  /** The page, its texts at hand. */
  readonly page: () => Promise<{ Component: ComponentType }>;
}

/** The loader and the page of one kind's items; each kind is a chunk of its own, with its schema. */
export function createDetail<K extends Kind>(
  kind: K,
  source: ItemSource<K>,
  View: ItemView<K>,
  texts: readonly object[],
): Detail {
  // What is read under a kind is of that kind.
  const view = View as ItemView<Kind>;
  return {
    load: async (id) => {
      await soon(openItem(kind, source, id));
      // The router takes a response for what it is; anything else thrown would be a fault.
      if (items.get(itemKey(kind, id))?.item === null) throw new Response(null, { status: 404 });
      return null;
    },
    page: async () => {
      await addTexts(detailTexts, ...texts);
      return { Component: () => <DetailPage kind={kind} source={source} View={view} /> };
    },
  };
}
