/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** The caller: the developer, a visitor, or a member with these claims. */
export type Asker = 'owner' | 'nobody' | { readonly uid: string; readonly claims?: Json };

/** One of the four methods that Firestore Lite calls. */
export interface FirestoreRequest {
  readonly call: 'commit' | 'batchGet' | 'runQuery' | 'runAggregationQuery';
  /** Path of a query's parent document after `documents`, such as `c/one`. */
  readonly parent?: string;
  readonly body: unknown;
  readonly as: Asker;
}

export interface Answer {
  readonly status: number;
  /** The parsed JSON. */
  readonly body: unknown;
}

/** An empty database with its own rules. */
export interface Database {
  readonly send: (request: FirestoreRequest) => Promise<Answer>;
  /**
   * Returns the number of expressions that the rules evaluated for each operation of the last request. The emulator
   * does not report it.
   */
  readonly countExpressions?: () => readonly number[];
}

/** An error for an invalid rules file. */
export class RulesRefusedError extends Error {
  override readonly name = 'RulesRefusedError';
}

/** A Firestore to compare: ours, or the official emulator. */
export interface Platform {
  /** @throws RulesRefusedError for an invalid rules file */
  readonly open: (projectId: string, rules: string) => Promise<Database>;
}

/** Returns the path of a request as Firestore Lite sends it. */
export function toPath(projectId: string, { call, parent }: FirestoreRequest): string {
  const at = parent === undefined ? '' : `/${parent.split('/').map(encodeURIComponent).join('/')}`;
  return `/v1/projects/${projectId}/databases/(default)/documents${at}:${call}`;
}

/** Returns the Authorization header of a caller. Tokens are unsigned, like those of `mockUserToken`. */
export function toAuthorization(projectId: string, asker: Asker): Readonly<Record<string, string>> {
  if (asker === 'nobody') return {};
  if (asker === 'owner') return { authorization: 'Bearer owner' };
  const { uid, claims } = asker;
  const issued = Math.floor(Date.now() / 1000) - 60;
  const token = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: issued,
    exp: issued + 3600,
    sub: uid,
    user_id: uid,
    ...claims,
  };
  const [head, payload] = [{ alg: 'none', typ: 'JWT' }, token].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return { authorization: `Bearer ${head}.${payload}.` };
}
