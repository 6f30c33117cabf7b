import type { BodyTree } from '@adp/shared-data/body';
import type { wholeKinds } from '@adp/shared-data/content';
import type { listedKinds } from '@adp/shared-data/lists';
import type { AppliedTranslation, InLanguage } from '@adp/shared-data/translation';
import type { Kind } from './kinds';

type Read<Result> = Extract<Result, { item: unknown }>['item'];

/** An item of a list: the fields of its card and of the page's filters. */
export type ListedItem<K extends Kind = Kind> = {
  [Of in K]: Read<ReturnType<(typeof listedKinds)[Of]['readSummary']>> & InLanguage;
}[K];
/** An item of its own page: all fields. With `translation`, title, summary and body are in that language. */
export type WholeItem<K extends Kind = Kind> = {
  [Of in K]: Read<ReturnType<(typeof wholeKinds)[Of]['readItem']>> & { readonly translation?: AppliedTranslation };
}[K];
/** An item as its page shows it, with its body as the tree to render. */
export type PageItem<K extends Kind = Kind> = {
  [Of in K]: Omit<WholeItem<Of>, 'body'> & { readonly body: BodyTree };
}[K];
