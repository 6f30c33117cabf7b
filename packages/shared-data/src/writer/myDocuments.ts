import { queryDocuments } from '../client/documents';
import type { RequestOptions, FirestoreClient } from '../client/FirestoreClient';
import { MAX_PAGE, toStructuredQuery } from '../client/queries';
import type { FoundDocument } from '../client/wireValues';
import { byAuthor } from '../kinds/content/contentKind';
import type { Ownership } from '../kinds/kind';
import { byTranslator } from '../kinds/translation/byTranslator';

interface MyCollection {
  readonly collection: string;
  readonly ownership: Ownership<never>;
}

/** The collections of members' items. Not as kinds: exporting and deleting need no schema. */
export const myContentCollections: readonly MyCollection[] = [
  { collection: 'articles', ownership: byAuthor },
  { collection: 'events', ownership: byAuthor },
  { collection: 'opportunities', ownership: byAuthor },
  { collection: 'products', ownership: byAuthor },
  { collection: 'knowledge_products', ownership: byAuthor },
];

export const myNotifications: MyCollection = {
  collection: 'notifications',
  ownership: { owner: 'uid', order: { field: 'created_at', direction: 'DESCENDING' } },
};

/** Translations have their translator's name, and stay with their items. */
export const myTranslations: MyCollection = { collection: 'translations', ownership: byTranslator };

interface MyPagesOptions extends RequestOptions {
  readonly collection: string;
  readonly ownership: Ownership<never>;
  readonly uid: string;
  /** Stored fields to read; all by default. */
  readonly select?: readonly string[];
  readonly size?: number;
}

/** Everything of a member in one collection as it is stored, whether it fits its schema or not, page after page. */
export async function* readMyPages(
  { request, root }: Pick<FirestoreClient, 'request' | 'root'>,
  { collection, ownership: { owner, order }, uid, select, size = MAX_PAGE, signal }: MyPagesOptions,
): AsyncGenerator<readonly FoundDocument[]> {
  const query = {
    collection,
    where: [[owner, 'EQUAL', uid] as const],
    order,
    limit: size,
    ...(select ? { select } : {}),
  };
  let after: readonly unknown[] | undefined;
  let found: readonly FoundDocument[];
  do {
    const structuredQuery = toStructuredQuery({ ...query, after });
    found = (await queryDocuments(request, structuredQuery, { signal, signed: true })).documents;
    const last = found.at(-1);
    if (!last) return;
    yield found;
    after = [last.wire[order.field] ?? {}, { referenceValue: `${root}/${collection}/${last.id}` }];
  } while (found.length === size);
}
