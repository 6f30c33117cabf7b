import type * as v from 'valibot';
import { snakeCase } from '../../fields/storedKeys';
import type { Kind, Ownership } from '../kind';
import { createParser } from '../readWith';
import { bookkeepingFields } from './contentFields';
import { listedKind, type ListParts } from './listedKind';

type Bookkeeping = (typeof bookkeepingFields)[number];

/** What a member writes of an item; who, when and which revision is for the writer to add. */
export type ItemDraft<Fields> = Omit<Fields, Bookkeeping>;

/** A kind whose items members write. */
export interface WritableKind<
  Fields,
  Summary = unknown,
  FilterName extends string = string,
  OrderName extends string = string,
> extends Kind<Fields & { readonly id: string }, Summary, FilterName, OrderName> {
  readonly ownership: Ownership<never>;
  readonly schema: v.GenericSchema<unknown, Fields>;
  /** Stored names of the fields that a draft may have. */
  readonly draftFields: readonly string[];
}

interface Parts<Fields, Summary, FilterName extends string, OrderName extends string> extends ListParts<
  Summary,
  FilterName,
  OrderName
> {
  readonly schema: v.GenericSchema<unknown, Fields> & { readonly entries: object };
}

/** A kind that the public reads once an item is published. */
function publishedKind<
  Fields extends object,
  Summary extends object,
  FilterName extends string,
  OrderName extends string,
>(
  parts: Parts<Fields, Summary, FilterName, OrderName>,
): Kind<Fields & { readonly id: string }, Summary & { readonly id: string }, FilterName, OrderName> {
  return { ...listedKind(parts), readItem: createParser(parts.schema) };
}

/** A published kind whose items members write. */
export function contentKind<
  Fields extends object,
  Summary extends object,
  FilterName extends string,
  OrderName extends string,
>(
  parts: Parts<Fields, Summary, FilterName, OrderName>,
): WritableKind<Fields, Summary & { readonly id: string }, FilterName, OrderName> {
  const bookkeeping: readonly string[] = bookkeepingFields;
  return {
    ...publishedKind(parts),
    ownership: byAuthor,
    schema: parts.schema,
    draftFields: Object.keys(parts.schema.entries)
      .filter((name) => !bookkeeping.includes(name))
      .map(snakeCase),
  };
}

/** An author's own items, last changed first. */
export const byAuthor: Ownership<never> = {
  owner: 'author_uid',
  order: { field: 'updated_at', direction: 'DESCENDING' },
};
