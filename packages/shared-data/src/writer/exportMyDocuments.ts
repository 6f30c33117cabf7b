import { connect, toDatabaseName, type DataOptions } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import type { RequestOptions } from '../client/FirestoreClient';
import { toDocument, type FoundDocument } from '../client/wireValues';
import { getProfileCollection } from '../kinds/member/memberDocuments';
import type { User } from '../kinds/member/users';
import { fromStored } from '../fields/storedKeys';
import { myContentCollections, myNotifications, myTranslations, readMyPages } from './myDocuments';
import { hasCode } from './refusals';

/** A document in plain JSON: names as in the code, dates as ISO texts. */
export type PlainDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/** All that is stored of a member, whether it fits the schemas of today or not. */
export interface MemberExport {
  readonly exportedAt: string;
  readonly user: PlainDocument | null;
  /** What others see; null where nobody else sees anything. */
  readonly profile: PlainDocument | null;
  readonly articles: readonly PlainDocument[];
  readonly events: readonly PlainDocument[];
  readonly opportunities: readonly PlainDocument[];
  readonly products: readonly PlainDocument[];
  readonly translations: readonly PlainDocument[];
  readonly notifications: readonly PlainDocument[];
}

/** Items come with their bodies, so few of them at a time: each request has to end on a slow network. */
const SIZE = 10;

/** Reads all of it. Get it by `exportMember`. */
export async function exportMyDocuments(
  config: DataConfig,
  options: DataOptions,
  uid: string,
  { signal }: RequestOptions,
): Promise<MemberExport> {
  const request = connect(config, options);
  const root = `${toDatabaseName(config)}/documents`;

  async function read(path: string): Promise<PlainDocument | null> {
    try {
      const document = toDocument(await request(path, { signal, signed: true }));
      return document ? plain(document) : null;
    } catch (error) {
      if (hasCode(error, 'not-found')) return null;
      throw error;
    }
  }

  const user = await read(`/users/${uid}`);
  // The rules have checked what is looked at.
  const collection = user && getProfileCollection(user as PlainDocument & User);
  const profile = collection ? await read(`/${collection}/${String(user.username)}`) : null;
  const found: Record<string, readonly PlainDocument[]> = {};
  for (const { collection, ownership } of [...myContentCollections, myTranslations, myNotifications]) {
    const documents: PlainDocument[] = [];
    for await (const page of readMyPages({ request, root }, { collection, ownership, uid, size: SIZE, signal }))
      documents.push(...page.map(plain));
    found[collection] = documents;
  }
  const {
    articles = [],
    events = [],
    opportunities = [],
    products = [],
    translations = [],
    notifications = [],
  } = found;
  const exportedAt = new Date((options.now ?? Date.now)()).toISOString();
  return { exportedAt, user, profile, articles, events, opportunities, products, translations, notifications };
}

function plain({ id, fields }: FoundDocument): PlainDocument {
  return { id, ...(JSON.parse(JSON.stringify(fromStored(fields))) as object) };
}
