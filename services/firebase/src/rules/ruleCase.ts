import { toWireFields } from '@adp/shared-data/testing';

/** Root of document paths in cases. `inProject` replaces it with the root of a real project. */
export const root = 'projects/P/databases/(default)/documents';

/** Maximum length of a download token in a URL that the rules accept. Firebase's tokens have 36 characters. */
export const longestToken = 84;

/** Returns the URL of a picture in a member's folder of the project's bucket. */
export function toPictureUrl(uid: string, folder: 'images' | 'pictures' = 'images', token = 36): string {
  const bucket = `${root.slice('projects/'.length, root.indexOf('/databases'))}.appspot.com`;
  const url = `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${folder}%2F${uid}%2Fa.webp?alt=media&token=`;
  return url + 'x'.repeat(token);
}

/** Returns a request with `root` and the bucket replaced by those of `project`. */
export const inProject = (json: unknown, project: string): unknown =>
  JSON.parse(
    JSON.stringify(json, toProto3Number)
      .replaceAll(root, root.replace('/P/', `/${project}/`))
      .replaceAll('/v0/b/P.', `/v0/b/${project}.`),
  );

/** Converts NaN and infinities to strings, as Proto3 JSON requires. */
function toProto3Number(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

/** Caller of a request: a visitor (`nobody`), or an account with the claims of its token. */
export type Caller = 'nobody' | { readonly uid: string; readonly claims: Readonly<Record<string, unknown>> };

/** Request with the expected decision of the rules. */
export interface RuleCase {
  readonly name: string;
  readonly caller: Caller;
  /** Documents that are stored before the request, by path. */
  readonly before: Readonly<Record<string, object>>;
  readonly request: {
    readonly call: 'commit' | 'batchGet' | 'runQuery' | 'runAggregationQuery';
    /** Path of the document that contains the queried collection. The root by default. */
    readonly parent?: string;
    readonly body: unknown;
  };
  readonly expected: 'allow' | 'deny';
}

const toClaims = (uid: string, provider: string, verified: boolean) => ({
  email: `${uid}@example.org`,
  email_verified: verified,
  firebase: { sign_in_provider: provider, identities: {} },
});

/** Returns a member with a verified email address. */
export const member = (uid: string, more: object = {}): Caller => ({
  uid,
  claims: { ...toClaims(uid, 'password', true), ...more },
});
/** Returns a member who has not yet opened the link in the confirmation email. */
export const unverified = (uid: string): Caller => ({ uid, claims: toClaims(uid, 'password', false) });
/** Returns a member who signed in with an identity provider, and whose token does not mark the email address as verified. */
export const federated = (uid: string, provider: string): Caller => ({ uid, claims: toClaims(uid, provider, false) });
/** Returns an anonymous session. */
export const anonymous = (uid: string): Caller => ({
  uid,
  claims: { provider_id: 'anonymous', firebase: { sign_in_provider: 'anonymous', identities: {} } },
});

interface WriteOptions {
  /** Fields that the server sets to the time of the request. */
  readonly times?: readonly string[];
  /** Names of the fields to change. Without a mask, the write replaces the whole document. */
  readonly mask?: readonly string[];
  readonly exists?: boolean;
}

/** Returns a write that creates, replaces or changes a document. */
export function put(path: string, fields: object, { times = [], mask, exists }: WriteOptions = {}) {
  return {
    update: { name: `${root}/${path}`, fields: toWireFields({ ...fields }) },
    ...(mask ? { updateMask: { fieldPaths: mask } } : {}),
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...(exists === undefined ? {} : { currentDocument: { exists } }),
  };
}

/** Returns a write that deletes a document. */
export const gone = (path: string) => ({ delete: `${root}/${path}` });

export const commit = (...writes: readonly object[]): RuleCase['request'] => ({ call: 'commit', body: { writes } });

const contentPath = /^(articles|events|opportunities|products|knowledge_products)\//;
const publicPath = /^(articles|events|opportunities|products|knowledge_products|profiles)\//;

/** Returns the write that sets one of a collection's change marks to the time of the request. */
export const markChange = (collection: string) => put(`changes/${collection}/marks/0`, {}, { times: ['updated_at'] });

/**
 * Completes a commit as the site does. Adds the first daily count for a new item, and the change marks of all public
 * collections that the commit changes.
 */
export function withCount(caller: Caller, request: RuleCase['request']): RuleCase['request'] {
  if (request.call !== 'commit' || caller === 'nobody') return request;
  const { writes } = request.body as { readonly writes: readonly Partial<ReturnType<typeof put>>[] };
  const counts = writes.flatMap(({ update, currentDocument }) => {
    const item = update?.name.slice(root.length + 1) ?? '';
    const isNewItem = currentDocument?.exists === false && contentPath.test(item);
    return isNewItem ? [put(`item_counts/${caller.uid}`, { item, count: 1 }, { times: ['began_at'] })] : [];
  });
  const changed = new Set(
    writes.flatMap(({ update }) => publicPath.exec(update?.name.slice(root.length + 1) ?? '')?.[1] ?? []),
  );
  return commit(...[...changed].map(markChange), ...counts, ...writes);
}

export const get = (...paths: readonly string[]): RuleCase['request'] => ({
  call: 'batchGet',
  body: { documents: paths.map((path) => `${root}/${path}`) },
});

/** Returns a query for the documents of a collection whose fields equal the values in `where`. */
export function list(
  collectionId: string,
  where: Readonly<Record<string, unknown>>,
  limit?: number,
): RuleCase['request'] {
  return { call: 'runQuery', body: { structuredQuery: structured(collectionId, where, limit) } };
}

/** Returns a query that counts the documents of a collection whose fields equal the values in `where`. */
export function count(
  collectionId: string,
  where: Readonly<Record<string, unknown>>,
  limit?: number,
): RuleCase['request'] {
  const structuredQuery = structured(collectionId, where, limit);
  const aggregations = [{ alias: 'n', count: {} }];
  return { call: 'runAggregationQuery', body: { structuredAggregationQuery: { structuredQuery, aggregations } } };
}

/** Returns a query that also skips the first `offset` documents of its result. */
export function skipping(request: RuleCase['request'], offset: number): RuleCase['request'] {
  const { structuredQuery } = request.body as { readonly structuredQuery: object };
  return { ...request, body: { structuredQuery: { ...structuredQuery, offset } } };
}

function structured(collectionId: string, where: Readonly<Record<string, unknown>>, limit: number | undefined) {
  const filters = Object.entries(toWireFields({ ...where })).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
  }));
  return {
    from: [{ collectionId }],
    ...(filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}
