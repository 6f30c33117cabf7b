import { isObject } from '../fields/isObject';
import { isAtLeast } from '../roles/roles';
import { at, type FakeDocument, list, pinnedTo, plain, type Row, runFakeQuery } from './fakeQuery';

/** The field with a document's owner, for collections that have no author field. */
const owners: Readonly<Record<string, string>> = {
  notifications: 'uid',
  saves: 'uid',
  subscriptions: 'uid',
  translations: 'translator_uid',
};

class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly status: number) {
    super(`Refused with ${status}.`);
  }
}

export interface FakeGrants {
  readonly role?: string | undefined;
  readonly programmes?: readonly string[] | undefined;
}

/** The claims in a member's token that the security rules read. */
interface FakeClaims {
  readonly getGrants: () => FakeGrants;
  readonly isVerified: () => boolean;
}

/** Creates a fake of the parts of Firestore's REST API and security rules that reader and writer depend on. */
export function fakeService(
  documents: Map<string, FakeDocument>,
  now: () => number,
  { getGrants, isVerified }: FakeClaims,
) {
  let commits = 0;
  const isReviewer = () => isAtLeast(getGrants().role, 'reviewer');

  const isProgrammeEditor = (path: string, { fields }: FakeDocument) =>
    path.startsWith('knowledge_products/') &&
    (getGrants().programmes ?? []).some((granted) => granted === plain(fields.programme));

  /** Returns whether a member may publish while review is on: by role, as an editor of the programme, or after enough approvals. */
  function mayPublish({ programme }: FakeDocument['fields'], uid: string): boolean {
    const settings = documents.get('settings/publishing')?.fields;
    const { role, programmes = [] } = getGrants();
    const count = Number(plain(documents.get(`approvals/${uid}`)?.fields.count) ?? 0);
    return (
      !settings ||
      role !== undefined ||
      programmes.some((granted) => granted === plain(programme)) ||
      count >= Number(plain(settings.approvals))
    );
  }

  function mayBecome(path: string, write: unknown, fields: FakeDocument['fields'], uid: string): boolean {
    const isContent = /^(articles|events|opportunities|products)\//.test(path);
    const mask = list(at(write, 'updateMask', 'fieldPaths'));
    const isRelabelled = mask.length > 0 && mask.every((name) => String(name).startsWith('author_'));
    const isShown = ['published', 'scheduled'].includes(String(plain(fields.status)));
    return !isContent || !isShown || isRelabelled || mayPublish(fields, uid);
  }

  /**
   * Returns the documents that a query finds. `parent` is the path of the document that contains the collection, with a
   * leading slash. Empty for the root.
   */
  function query(json: unknown, uid: string | undefined, parent = ''): Row[] {
    if (!isObject(json)) throw new Refusal(400);
    const [from] = list(json.from);
    const collection = String(at(from, 'collectionId'));
    const pinned = (path: string) => pinnedTo(json, path);
    const owner = owners[collection] ?? 'author_uid';
    const allowed =
      pinned('status') === 'published' ||
      pinned('listed') === true ||
      collection === 'marks' ||
      isUser(pinned(owner), uid) ||
      isReviewer() ||
      (['versions', 'knowledge_products'].includes(collection) &&
        getGrants().programmes?.some((granted) => granted === pinned('programme')));
    const max = isReviewer() ? 10_000 : 50;
    if (!allowed || !(Number(json.limit) <= max)) throw new Refusal(403);
    const rows = [...documents].filter(([path]) => path.startsWith(`${parent}${collection}/`));
    return runFakeQuery(
      rows.map(([path, document]) => ({ name: toName(path), ...document })),
      json,
    );
  }

  function get(path: string, uid: string | undefined) {
    const document = documents.get(path);
    const isMine = isMyDocument(path, uid);
    const [collection = ''] = path.split('/');
    // A profile that the reader may not see looks like a missing profile, which is also the behaviour of the real
    // rules.
    if (collection === 'profiles' && !document) throw new Refusal(404);
    if (['member_profiles', 'usernames'].includes(collection) && uid === undefined) throw new Refusal(403);
    if (!document)
      throw new Refusal(
        isMine ||
          isReviewer() ||
          isAskable(path, uid) ||
          /names|profiles|^(tombstones|settings|programme_)/.test(collection)
          ? 404
          : 403,
      );
    const shown =
      /profiles$|^(tombstones|settings|programme_pages)$/.test(collection) ||
      isTranslationShown(document, uid) ||
      isItemShown(document, uid) ||
      isReviewer();
    if (!shown && !isMine) throw new Refusal(403);
    return { name: toName(path), ...document };
  }

  /** Returns whether a translation is readable. This depends on its item. */
  function isTranslationShown({ fields }: FakeDocument, uid: string | undefined): boolean {
    const item = documents.get(`${String(plain(fields.collection))}/${String(plain(fields.item))}`);
    return fields.translator_uid !== undefined && item !== undefined && isItemShown(item, uid);
  }

  function commit(writes: readonly unknown[], uid: string | undefined) {
    if (uid === undefined) throw new Refusal(403);
    commits += 1;
    const time = new Date(now()).toISOString();
    const updateTime = time.replace('Z', `${String(commits).padStart(6, '0')}Z`);
    const results = writes.map((write): [string, FakeDocument | undefined] => {
      const path = toPath(String(at(write, 'update', 'name') ?? at(write, 'delete')));
      const old = documents.get(path);
      if (old && !mayChange(path, old, uid) && !isReviewer() && !isProgrammeEditor(path, old)) throw new Refusal(403);
      const exists = at(write, 'currentDocument', 'exists');
      const version = at(write, 'currentDocument', 'updateTime');
      if (exists === false && old) throw new Refusal(409);
      if ((exists === true || version !== undefined) && !old) throw new Refusal(404);
      if (version !== undefined && version !== old?.updateTime) throw new Refusal(400);
      if (at(write, 'delete') !== undefined) return [path, undefined];
      const fields = changed(write, old, time);
      const isOpen = old !== undefined && plain(old.fields.status) === 'open';
      if (path.startsWith('reports/') && (isOpen || !isVerified()) && !isReviewer()) throw new Refusal(403);
      // The latest press decides, so an earlier one must not replace it.
      const isEarlier = String(plain(fields.changed_at)) <= String(plain(old?.fields.changed_at) ?? '');
      if (path.startsWith('saves/') && isEarlier) throw new Refusal(403);
      if (!mayBecome(path, write, fields, uid)) throw new Refusal(403);
      return [path, { fields, updateTime }];
    });
    // Apply the writes only after all of them have been checked, because a commit is atomic.
    for (const [path, document] of results) {
      if (document) documents.set(path, document);
      else documents.delete(path);
    }
    return { writeResults: results.map(([, document]) => (document ? { updateTime } : {})), commitTime: updateTime };
  }

  return (url: URL, body: unknown, uid: string | undefined): { status: number; json: unknown } => {
    const path = url.pathname.slice(url.pathname.indexOf('/documents') + '/documents'.length);
    const readTime = new Date(now()).toISOString();
    try {
      if (path === ':commit') return { status: 200, json: commit(list(at(body, 'writes')), uid) };
      if (path.endsWith(':runQuery')) {
        const parent = path.slice(1, -':runQuery'.length);
        const rows = query(at(body, 'structuredQuery'), uid, parent && `${parent}/`).map((document) => ({
          document,
          readTime,
        }));
        return { status: 200, json: rows.length > 0 ? rows : [{ readTime }] };
      }
      if (path === ':runAggregationQuery') {
        const { length } = query(at(body, 'structuredAggregationQuery', 'structuredQuery'), uid);
        const aggregateFields = { count: { integerValue: String(length) } };
        return { status: 200, json: [{ result: { aggregateFields }, readTime }] };
      }
      if (path === ':batchGet') {
        const rows = list(at(body, 'documents')).map((name) => {
          try {
            return { found: get(toPath(String(name)), uid), readTime };
          } catch (error) {
            if (error instanceof Refusal && error.status === 404) return { missing: name, readTime };
            throw error;
          }
        });
        return { status: 200, json: rows };
      }
      return { status: 200, json: get(path.slice(1), uid) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, json: { error: { code: error.status } } };
      throw error;
    }
  };
}

/** Returns the fields after applying a write's mask and transforms. */
function changed(write: unknown, old: FakeDocument | undefined, time: string): Readonly<Record<string, unknown>> {
  const sent = at(write, 'update', 'fields');
  const fields = new Map(Object.entries(isObject(sent) ? sent : {}));
  const mask = at(write, 'updateMask', 'fieldPaths');
  if (Array.isArray(mask))
    for (const [name, value] of Object.entries(old?.fields ?? {})) if (!mask.includes(name)) fields.set(name, value);
  for (const transform of list(at(write, 'updateTransforms'))) {
    const name = String(at(transform, 'fieldPath'));
    const more = at(transform, 'increment', 'integerValue');
    const added = list(at(transform, 'appendMissingElements', 'values'));
    if (added.length > 0) {
      const values = [...list(at(old?.fields[name], 'arrayValue', 'values')), ...added];
      fields.set(name, { arrayValue: { values } });
    } else if (more === undefined) fields.set(name, { timestampValue: time });
    else fields.set(name, { integerValue: String(Number(plain(old?.fields[name]) ?? 0) + Number(more)) });
  }
  return Object.fromEntries(fields);
}

const ROOT = 'projects/demo-fake/databases/(default)/documents/';
const toName = (path: string) => ROOT + path;
const toPath = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);

/** Returns whether a member may learn that a document does not exist. */
function isAskable(path: string, uid: string | undefined): boolean {
  return (
    uid !== undefined && (path.startsWith('appeals/') || (path.startsWith('reports/') && path.endsWith(`_${uid}`)))
  );
}

function isUser(value: unknown, uid: string | undefined): boolean {
  return uid !== undefined && value === uid;
}

function isMyDocument(path: string, uid: string | undefined): boolean {
  const [collection = '', owner] = path.split('/');
  return (
    ['users', 'item_counts', 'report_counts', 'upload_counts', 'approvals', 'calendars', 'alert_settings'].includes(
      collection,
    ) && owner === uid
  );
}

function mayChange(path: string, { fields }: FakeDocument, uid: string): boolean {
  if (/^(changes|tombstones|translations)\//.test(path)) return true;
  if (/^(profiles|member_profiles|usernames|notifications|saves|subscriptions|calendars)\//.test(path))
    return plain(fields.uid) === uid;
  return isMyDocument(path, uid) || plain(fields.author_uid ?? fields.reporter_uid) === uid;
}

function isItemShown({ fields }: FakeDocument, uid: string | undefined): boolean {
  return (
    plain(fields.status) === 'published' || isUser(plain(fields.author_uid ?? fields.reporter_uid ?? fields.uid), uid)
  );
}
