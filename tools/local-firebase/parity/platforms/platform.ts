import type { UsageCounts } from '../../src/usage/createUsage';

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** Caller of a request: the developer, a visitor, or a member with these claims. */
export type Asker = 'owner' | 'nobody' | { readonly uid: string; readonly claims?: Json };

/** Request to one of the four methods that Firestore Lite calls. */
export interface FirestoreRequest {
  readonly call: 'commit' | 'batchGet' | 'runQuery' | 'runAggregationQuery';
  /** Path of the query's parent document after `documents`, such as `c/one`. */
  readonly parent?: string;
  readonly body: unknown;
  readonly as: Asker;
}

export interface Answer {
  readonly status: number;
  /** Parsed JSON body of the response. */
  readonly body: unknown;
}

/** Empty database with its own rules. */
export interface Database {
  readonly send: (request: FirestoreRequest) => Promise<Answer>;
  /** Returns the usage of the last request. The official emulator does not report usage. */
  readonly getUsage?: () => UsageCounts;
}

/** Error for an invalid rules file. */
export class RulesRefusedError extends Error {
  override readonly name = 'RulesRefusedError';
}

/** Firestore implementation under comparison: ours or the official emulator. */
export interface Platform {
  /**
   * Opens an empty database with the given rules.
   * @throws RulesRefusedError for an invalid rules file
   */
  readonly open: (projectId: string, rules: string) => Promise<Database>;
}

/** Returns the URL path that Firestore Lite uses for a request. */
export function toPath(projectId: string, { call, parent }: FirestoreRequest): string {
  const at = parent === undefined ? '' : `/${parent.split('/').map(encodeURIComponent).join('/')}`;
  return `/v1/projects/${projectId}/databases/(default)/documents${at}:${call}`;
}

/** Returns the Authorization header of a caller. Tokens are unsigned, as `mockUserToken` creates them. */
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
