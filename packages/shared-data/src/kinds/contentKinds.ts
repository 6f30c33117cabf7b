import type { EntryKind } from '@adp/shared-ui/search-index';

interface Traits {
  readonly collection: string;
  /** The first path segment of the kind's pages. */
  readonly segment: string;
  /** All members write `members` kinds. Programme editors record `editors` kinds (docs/decisions/096). */
  readonly writers: 'members' | 'editors';
  /** The field that stores the source page of an imported item. Undefined if the kind cannot be imported. */
  readonly importSource?: string;
}

/** The kinds of content, in the order of the site's navigation. Collections and paths derive from this table. */
export const contentKinds = {
  knowledgeProduct: {
    collection: 'knowledge_products',
    segment: 'knowledge-products',
    writers: 'editors',
    importSource: 'canonicalUrl',
  },
  article: { collection: 'articles', segment: 'articles', writers: 'members' },
  event: { collection: 'events', segment: 'events', writers: 'members' },
  opportunity: {
    collection: 'opportunities',
    segment: 'opportunities',
    writers: 'members',
    importSource: 'sourceUrl',
  },
  product: { collection: 'products', segment: 'products', writers: 'members' },
} as const satisfies Readonly<Record<EntryKind, Traits>>;

export type ContentKind = keyof typeof contentKinds;
type KindsWrittenBy<Writers> = {
  [Kind in ContentKind]: (typeof contentKinds)[Kind]['writers'] extends Writers ? Kind : never;
}[ContentKind];
export type MemberKind = KindsWrittenBy<'members'>;

// Object.keys() is typed as strings, although the table has no other keys.
export const kindNames = /* @__PURE__ */ Object.keys(contentKinds) as readonly ContentKind[];

/** Returns the kind whose items are in a collection. Returns undefined for any other collection. */
export const findKind = (collection: string | undefined): ContentKind | undefined =>
  kindNames.find((kind) => contentKinds[kind].collection === collection);

export const isMemberKind = (kind: ContentKind): kind is MemberKind => contentKinds[kind].writers === 'members';

export const memberKinds = /* @__PURE__ */ kindNames.filter(isMemberKind);

export type ImportedKind = {
  [Kind in ContentKind]: (typeof contentKinds)[Kind] extends { readonly importSource: string } ? Kind : never;
}[ContentKind];

export const importedKinds = /* @__PURE__ */ kindNames.filter(
  (kind): kind is ImportedKind => 'importSource' in contentKinds[kind],
);

/** The kinds of items on programme pages, in the order of these pages. */
export const programmeItemKinds = [
  'knowledgeProduct',
  'event',
  'opportunity',
] as const satisfies readonly ContentKind[];

/** All kinds, starting with the kinds that all members can write. */
export const writtenKinds = /* @__PURE__ */ [...kindNames].sort(
  (a, b) => Number(isMemberKind(b)) - Number(isMemberKind(a)),
);

/** Returns whether the items of a collection belong to their programme rather than to the member who wrote them. */
export const isEditorCollection = (collection: string): boolean =>
  kindNames.some((kind) => !isMemberKind(kind) && contentKinds[kind].collection === collection);

/** The collections of content, starting with the kinds that all members can write. */
export const contentCollections = /* @__PURE__ */ writtenKinds.map((kind) => contentKinds[kind].collection);
