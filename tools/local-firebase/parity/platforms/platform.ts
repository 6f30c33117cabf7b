/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** Who asks: the developer, nobody, or a member with these claims. */
export type Asker = 'owner' | 'nobody' | { readonly uid: string; readonly claims?: Json };

/** One of the four calls that Firestore Lite sends. */
export interface FirestoreRequest {
  readonly call: 'commit' | 'batchGet' | 'runQuery' | 'runAggregationQuery';
  /** The parent document of a query, from behind `documents`: `c/one`. */
  readonly parent?: string;
  readonly body: unknown;
  readonly as: Asker;
}

export interface Answer {
  readonly status: number;
  /** The parsed JSON. */
  readonly body: unknown;
}

/** An empty database of its own, under rules of its own. */
export interface Database {
  readonly send: (request: FirestoreRequest) => Promise<Answer>;
  /** Number of expressions that the rules evaluated for each operation of the last request. The emulator does not report it. */
  readonly countExpressions?: () => readonly number[];
}

/** The rules file was not taken. */
export class RulesRefusedError extends Error {
  override readonly name = 'RulesRefusedError';
}

/** A Firestore to compare: ours, or the official emulator. */
export interface Platform {
  /** @throws RulesRefusedError for a rules file that is not valid */
  readonly open: (projectId: string, rules: string) => Promise<Database>;
}

/** The path of a call, as Firestore Lite writes it. */
export function toPath(projectId: string, { call, parent }: FirestoreRequest): string {
  const at = parent === undefined ? '' : `/${parent.split('/').map(encodeURIComponent).join('/')}`;
  return `/v1/projects/${projectId}/databases/(default)/documents${at}:${call}`;
}

/** The Authorization header of an asker; the tokens are unsigned, as those of `mockUserToken`. */
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
