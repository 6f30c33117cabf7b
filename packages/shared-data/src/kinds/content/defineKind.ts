import * as v from 'valibot';
import { snakeCase } from '../../fields/storedKeys';
import type { Kind, Ownership } from '../kind';
import { createParser } from '../readWith';
import { bookkeepingFields } from './contentFields';

const unlistedFields = ['body', 'sources', 'canonicalUrl', 'cover', 'licence', 'createdAt'] as const;

type Bookkeeping = (typeof bookkeepingFields)[number];

/** The fields that a member writes. The writer adds author, times and revision. */
export type ItemDraft<Fields> = Omit<Fields, Bookkeeping>;

type KindSchema<Fields> = v.GenericSchema<unknown, Fields> & { readonly entries: v.ObjectEntries };

export interface WritableKind<
  Fields,
  Summary = unknown,
  FilterName extends string = string,
  OrderName extends string = string,
> extends Kind<Fields & { readonly id: string }, Summary, FilterName, OrderName> {
  readonly ownership: Ownership<never>;
  readonly schema: KindSchema<Fields>;
  /** The stored names of the fields that a draft may contain. */
  readonly draftFields: readonly string[];
}

interface Parts<Fields, Unlisted, FilterName extends string, OrderName extends string> {
  readonly listed: Kind<unknown, unknown, FilterName, OrderName>;
  readonly schema: KindSchema<Fields>;
  /** Additional fields that are not needed in lists of an author's own items. */
  readonly unlisted?: readonly Unlisted[];
}

/** Defines a kind of content. Its schema is the only declaration of its fields (docs/decisions/144). */
export function defineKind<
  Fields extends object,
  FilterName extends string,
  OrderName extends string,
  Unlisted extends keyof Fields & string = never,
>({
  listed,
  schema,
  unlisted = [],
}: Parts<Fields, Unlisted, FilterName, OrderName>): WritableKind<
  Fields,
  Omit<Fields, (typeof unlistedFields)[number] | Unlisted> & { readonly id: string },
  FilterName,
  OrderName
> {
  const names = Object.keys(schema.entries);
  const hidden: readonly string[] = [...unlistedFields, ...unlisted];
  const bookkeeping: readonly string[] = bookkeepingFields;
  const summary = Object.entries(schema.entries).filter(([name]) => !hidden.includes(name));
  return {
    ...listed,
    readItem: createParser(schema),
    summaryFields: summary.map(([name]) => snakeCase(name)),
    readSummary: createParser(v.object(Object.fromEntries(summary))) as WritableKind<Fields, never>['readSummary'],
    ownership: byAuthor,
    schema,
    draftFields: names.filter((name) => !bookkeeping.includes(name)).map(snakeCase),
  };
}

/** Lists an author's own items, most recently changed first. */
export const byAuthor: Ownership<never> = {
  owner: 'author_uid',
  order: { field: 'updated_at', direction: 'DESCENDING' },
};
