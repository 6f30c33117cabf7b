import type { BodyTree } from '@adp/shared-data/body';
import type { wholeKinds } from '@adp/shared-data/content';
import type { ListedItem } from '@adp/shared-data/lists';
import type { AppliedTranslation } from '@adp/shared-data/translation';
import type { Kind } from './kinds';

/** An item for its card in a list. `picture` is the URL of the cover's small size, if there is one. */
export type CardItem<K extends Kind = Kind> = {
  [Of in K]: Omit<ListedItem<Of>, 'cover'> & { readonly picture?: string };
}[K];

type Read<Result> = Extract<Result, { item: unknown }>['item'];

/** An item for its own page. With `translation`, title, summary and body are in that language. */
export type WholeItem<K extends Kind = Kind> = {
  [Of in K]: Read<ReturnType<(typeof wholeKinds)[Of]['readItem']>> & { readonly translation?: AppliedTranslation };
}[K];
/** An item for its own page, with its body as a tree to render. */
export type PageItem<K extends Kind = Kind> = {
  [Of in K]: Omit<WholeItem<Of>, 'body'> & { readonly body: BodyTree };
}[K];
