import type { ComponentType } from 'react';
import type { Kind } from '../../lib/kinds';
import detailTexts from '../../messages/detail-en.json';
import kindTexts from '../../messages/kinds-en.json';
import { addTexts } from '../../text';
import { DetailPage, type ItemView } from './DetailPage';

export interface Detail {
  readonly page: () => Promise<{ Component: ComponentType }>;
}

export function createDetail<K extends Kind>(kind: K, View: ItemView<K>, texts: readonly object[]): Detail {
  // This cast is safe, because the endpoint of a kind returns only items of that kind.
  const view = View as ItemView<Kind>;
  return {
    page: async () => {
      await addTexts(detailTexts, kindTexts, ...texts);
      return { Component: () => <DetailPage kind={kind} View={view} /> };
    },
  };
}
