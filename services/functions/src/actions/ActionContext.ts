import type { ProgrammePageId } from '@adp/shared-data/programme-page';
import type { Administrator } from '@adp/shared-data/administrator';
import { isAtLeast } from '@adp/shared-data/roles';
import * as v from 'valibot';
import { type Account, type AccountService, readAccount } from '../accounts/accounts';
import type { PublicFetch } from '../network/fetchPublic';
import { ActionError } from './ActionError';

export interface ActionOptions {
  /** The site's own origin: no other page may call. */
  readonly site: string;
  /** The API key of the site's pages, which looking at a member's token needs. */
  readonly apiKey: string;
  readonly administrator: Administrator;
  readonly accounts: AccountService;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** The address that a request comes from, which limits go by; without one there are none. */
  readonly getAddress?: (request: Request) => string | undefined;
  /** Whether a token is that of the account that renders pages. */
  readonly isRenderer?: (token: string) => Promise<boolean>;
  /** Reads addresses that somebody has typed. */
  readonly fetchPublic?: PublicFetch;
}

/** Why an administrator changes something: for the log. */
export const changeReason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000));

/** @throws ActionError where no administrator calls */
export async function requireAdministrator(request: Request, options: ActionOptions): Promise<Account> {
  const caller = await requireCaller(request, options);
  if (!isAtLeast(caller.role, 'administrator'))
    throw new ActionError(403, 'denied', 'Administrators alone may do this.');
  return caller;
}

/**
 * Who calls, where the rules of drafts would have them as an editor of the page (`isEditor`).
 * @throws ActionError
 */
export async function requireEditor(request: Request, page: ProgrammePageId, options: ActionOptions): Promise<Account> {
  const caller = await requireCaller(request, options);
  const { isConfirmed, role, programmes } = caller;
  if (isConfirmed && (isAtLeast(role, 'administrator') || programmes.includes(page))) return caller;
  throw new ActionError(403, 'denied', 'Editors of the page alone may do this, with a confirmed address.');
}

/**
 * Whether a token is good, and what its member may do by now, the accounts know: a role that was taken away a minute ago gives
 * nothing.
 */
async function requireCaller({ headers }: Request, { accounts, apiKey, site }: ActionOptions): Promise<Account> {
  const [, idToken] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
  const caller = idToken && (await findCaller(idToken, { accounts, apiKey, site }));
  if (!caller) throw new ActionError(401, 'signed-out', 'Send the ID token of a member.');
  return caller;
}

async function findCaller(
  idToken: string,
  { accounts: { origin, fetch = globalThis.fetch }, apiKey, site }: Pick<ActionOptions, 'accounts' | 'apiKey' | 'site'>,
): Promise<Account | undefined> {
  const answer = await fetch(`${origin}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    // The key is good for requests from the site's own pages alone (docs/deploy.md).
    headers: { 'content-type': 'application/json', referer: `${site}/` },
    body: JSON.stringify({ idToken }),
  });
  if (answer.ok) return readAccount(await answer.json());
  if (answer.status === 400) return undefined;
  throw new Error(`The accounts answer a token with ${answer.status}.`);
}
