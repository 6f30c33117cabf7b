import type { ProgrammePageId } from '@adp/shared-data/programme-page';
import type { Administrator } from '@adp/shared-data/administrator';
import { isAtLeast } from '@adp/shared-data/roles';
import * as v from 'valibot';
import { type Account, type AccountService, readAccount } from '../accounts/accounts';
import type { PublicFetch } from '../network/fetchPublic';
import { ActionError } from './ActionError';

export interface ActionOptions {
  /** The origin of the site. Pages of other origins may not call actions. */
  readonly site: string;
  /** The API key of the site's pages. Looking up a member's token requires it. */
  readonly apiKey: string;
  readonly administrator: Administrator;
  readonly accounts: AccountService;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
  /** Returns a request's IP address for rate limits. Requests without an IP address are not limited. */
  readonly getIpAddress?: (request: Request) => string | undefined;
  /** Resolves to whether a token belongs to the service account that renders pages. */
  readonly isRenderer?: (token: string) => Promise<boolean>;
  /** Fetches URLs that members have entered. Refuses private addresses. */
  readonly fetchPublic?: PublicFetch;
  /** The key of signed links and of the ids of email addresses. Undefined if the site sends no emails. */
  readonly alertsSecret?: string | undefined;
  /** The secret with which the mail provider reports bounces and complaints. Undefined if it reports none. */
  readonly mailEventsSecret?: string | undefined;
}

export const changeReason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000));

/** Returns the caller if the rules accept it as an editor of the page. Rejects with ActionError otherwise. */
export async function requireEditor(request: Request, page: ProgrammePageId, options: ActionOptions): Promise<Account> {
  const caller = await requireCaller(request, options);
  const { isConfirmed, role, programmes } = caller;
  if (isConfirmed && (isAtLeast(role, 'administrator') || programmes.includes(page))) return caller;
  throw new ActionError(403, 'denied', 'Only editors of the page with a confirmed email address may do this.');
}

/** Returns the caller's account with its current rights. Rejects with ActionError if it is signed out. */
export async function requireCaller({ headers }: Request, options: ActionOptions): Promise<Account> {
  const { apiKey, site } = options;
  const { origin, fetch = globalThis.fetch } = options.accounts;
  const signedOut = new ActionError(401, 'signed-out', 'Send the ID token of a member.');
  const idToken = readToken(headers);
  if (idToken === undefined) throw signedOut;
  const response = await fetch(`${origin}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    // Send the site's referrer, because the API key only accepts requests from the site's own pages (docs/deploy.md).
    headers: { 'content-type': 'application/json', referer: `${site}/` },
    body: JSON.stringify({ idToken }),
  });
  if (!response.ok && response.status !== 400)
    throw new Error(`The account service responds to a token with status ${response.status}.`);
  const caller = response.ok ? await readAccount(await response.json(), options) : undefined;
  if (!caller) throw signedOut;
  return caller;
}

export function readToken(headers: Headers): string | undefined {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
}
