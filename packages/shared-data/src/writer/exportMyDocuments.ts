import { connect, toDatabaseName, type DataOptions } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import type { RequestOptions } from '../client/FirestoreClient';
import { toDocument, type FoundDocument } from '../client/wireValues';
import { getProfileCollection } from '../kinds/member/memberDocuments';
import { type contentKinds, isEditorCollection, type MemberKind } from '../kinds/contentKinds';
import type { User } from '../kinds/member/users';
import { fromStored } from '../fields/storedKeys';
import {
  myContentCollections,
  myNotifications,
  mySaves,
  mySubscriptions,
  myTranslations,
  readMyPages,
} from './myDocuments';
import { hasCode } from './refusals';

/** A document for JSON. Field names are in camelCase, and dates in ISO format. */
export type PlainDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/** Excludes items that the member recorded for a programme, because they belong to the programme. */
type MyCollection =
  | (typeof contentKinds)[MemberKind]['collection']
  | 'translations'
  | 'notifications'
  | 'saves'
  | 'subscriptions';

/** All stored data of a member, including documents that no longer match their schemas. */
export interface MemberExport extends Readonly<Record<MyCollection, readonly PlainDocument[]>> {
  readonly exportedAt: string;
  readonly user: PlainDocument | null;
  /** The profile that other people see. Null if the profile is hidden. */
  readonly profile: PlainDocument | null;
  /** The settings of alerts. Null if the member uses the defaults. */
  readonly alertSettings: PlainDocument | null;
  /** The secret in the URL of the personal calendar. Null without a calendar. */
  readonly calendar: PlainDocument | null;
}

/** The number of documents per request. It is small, because items include their bodies and networks may be slow. */
const SIZE = 10;

/** Reads all documents of a member. Callers load it with `exportMember`. */
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
  // The cast is safe, because the rules have validated the fields that are read from the user document.
  const collection = user && getProfileCollection(user as PlainDocument & User);
  const profile = collection ? await read(`/${collection}/${String(user.username)}`) : null;
  const mine: Record<string, readonly PlainDocument[]> = {};
  const myItems = myContentCollections.filter(({ collection }) => !isEditorCollection(collection));
  for (const { collection, ownership } of [...myItems, myTranslations, myNotifications, mySaves, mySubscriptions]) {
    const documents: PlainDocument[] = [];
    for await (const page of readMyPages({ request, root }, { collection, ownership, uid, size: SIZE, signal }))
      documents.push(...page.map(plain));
    mine[collection] = documents;
  }
  const [alertSettings, calendar] = [await read(`/alert_settings/${uid}`), await read(`/calendars/${uid}`)];
  const exportedAt = new Date((options.now ?? Date.now)()).toISOString();
  // The loop has read every collection of `MyCollection`.
  return {
    exportedAt,
    user,
    profile,
    alertSettings,
    calendar,
    ...(mine as Record<MyCollection, readonly PlainDocument[]>),
  };
}

function plain({ id, fields }: FoundDocument): PlainDocument {
  return { id, ...(JSON.parse(JSON.stringify(fromStored(fields))) as object) };
}
