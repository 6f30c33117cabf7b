import { contentKinds, type ContentKind, type Kind, wholeKinds, writtenKinds } from '@adp/shared-data/content';
import { type CalendarKind, isCalendarKind, listedKinds } from '@adp/shared-data/lists';

type Items = Kind<object & { readonly id: string }>;

export interface Collection {
  readonly path: string;
  readonly kind: ContentKind;
  readonly listed: Items;
  readonly whole: Pick<Items, 'collection' | 'readItem'>;
}

export const collections: readonly Collection[] = writtenKinds.map((kind) => ({
  path: contentKinds[kind].segment,
  kind,
  listed: withLicence(listedKinds[kind]),
  whole: wholeKinds[kind],
}));

/** Adds the licence to a kind. Lists on pages do not show the licence, but other sites need it. */
function withLicence(kind: Items): Items {
  return {
    ...kind,
    summaryFields: [...kind.summaryFields, 'licence'],
    readSummary: (id, fields) => {
      const result = kind.readSummary(id, fields);
      if (!('item' in result) || typeof fields.licence !== 'string') return result;
      return { item: { ...result.item, licence: fields.licence } };
    },
  };
}

export function isInCalendar(collection: Collection): collection is Collection & { readonly kind: CalendarKind } {
  return isCalendarKind(collection.kind);
}
