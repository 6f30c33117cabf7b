interface Traits {
  readonly collection: string;
  /** First segment of the paths of the kind's pages. */
  readonly segment: string;
  /** Every member may write items, which may wait for review. Editors of a programme record publications (docs/decisions/096). */
  readonly writers: 'members' | 'editors';
}

/** The kinds of content, in the order of the site's navigation. Lists of kinds, collections and paths derive from this table. */
export const contentKinds = {
  knowledgeProduct: { collection: 'knowledge_products', segment: 'knowledge-products', writers: 'editors' },
  article: { collection: 'articles', segment: 'articles', writers: 'members' },
  event: { collection: 'events', segment: 'events', writers: 'members' },
  opportunity: { collection: 'opportunities', segment: 'opportunities', writers: 'members' },
  product: { collection: 'products', segment: 'products', writers: 'members' },
} as const satisfies Readonly<Record<string, Traits>>;

export type ContentKind = keyof typeof contentKinds;
type KindsWrittenBy<Writers> = {
  [Kind in ContentKind]: (typeof contentKinds)[Kind]['writers'] extends Writers ? Kind : never;
}[ContentKind];
export type MemberKind = KindsWrittenBy<'members'>;

// Object.keys() returns strings, although the table has no other keys.
export const kindNames = /* @__PURE__ */ Object.keys(contentKinds) as readonly ContentKind[];

export const isMemberKind = (kind: ContentKind): kind is MemberKind => contentKinds[kind].writers === 'members';

/** The kinds that every member writes. */
export const memberKinds = /* @__PURE__ */ kindNames.filter(isMemberKind);

/** All kinds, those that members write first. */
export const writtenKinds = /* @__PURE__ */ [...kindNames].sort(
  (a, b) => Number(isMemberKind(b)) - Number(isMemberKind(a)),
);

/** The collections of content, those that members write first. */
export const contentCollections = /* @__PURE__ */ writtenKinds.map((kind) => contentKinds[kind].collection);
