import { type RoleName, roleNames } from '@adp/shared-data/roles';
import * as v from 'valibot';

export interface Grant {
  /** `member` takes a role away. */
  readonly role: RoleName;
  /** Whose pages and publications the member edits. */
  readonly programmes: readonly string[];
}

export interface Account extends Grant {
  readonly uid: string;
  /** Whether the address is its member's: by a link that was followed, or by a service that the rules believe. */
  readonly isConfirmed: boolean;
  /** All claims of its tokens, as JSON. */
  readonly claims: string;
}

/** Where the accounts are, and in whose name: an administrator of the project. */
export interface AccountService {
  readonly projectId: string;
  /** Of `identitytoolkit.googleapis.com`, or of the local platform. */
  readonly origin: string;
  readonly getToken: () => Promise<string>;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** The services that the rules believe (`isVerified`): who has linked one may sign in by it. */
const believedServices = ['google.com', 'facebook.com', 'github.com', 'twitter.com'];

const claimsSchema = v.object({
  role: v.fallback(v.picklist(roleNames), 'member'),
  programmes: v.fallback(v.array(v.string()), []),
});

const foundSchema = v.object({
  users: v.tuple([
    v.object({
      localId: v.string(),
      customAttributes: v.optional(v.string(), '{}'),
      disabled: v.optional(v.boolean(), false),
      emailVerified: v.optional(v.boolean(), false),
      providerUserInfo: v.optional(v.array(v.object({ providerId: v.string() })), []),
    }),
  ]),
});

/** What a look-up has found; undefined where there is no such account, or where it is disabled. */
export function readAccount(answer: unknown): Account | undefined {
  const found = v.safeParse(foundSchema, answer);
  if (!found.success) return undefined;
  const [{ localId, customAttributes, disabled, emailVerified, providerUserInfo }] = found.output.users;
  if (disabled) return undefined;
  const { role, programmes } = v.parse(claimsSchema, JSON.parse(customAttributes));
  const isConfirmed = emailVerified || providerUserInfo.some(({ providerId }) => believedServices.includes(providerId));
  return { uid: localId, role, programmes, isConfirmed, claims: customAttributes };
}

/**
 * The account of an address or a uid; undefined where there is none.
 * @throws Error with one sentence where the service refuses
 */
export async function findAccount(
  who: { readonly email: string } | { readonly uid: string },
  service: AccountService,
): Promise<Account | undefined> {
  const question = 'email' in who ? { email: [who.email] } : { localId: [who.uid] };
  return readAccount(await request('accounts:lookup', question, service));
}

/**
 * Gives an account a role, in place of the one before; other claims stay. Its next token has it.
 * @throws Error with one sentence where the service refuses
 */
export async function setRole({ uid, claims }: Account, grant: Grant, service: AccountService): Promise<void> {
  const { role: former, programmes: formerly, ...others } = JSON.parse(claims) as Record<string, unknown>;
  void [former, formerly];
  const customAttributes = JSON.stringify({
    ...others,
    ...(grant.role !== 'member' && { role: grant.role }),
    ...(grant.programmes.length > 0 && { programmes: grant.programmes }),
  });
  await request('accounts:update', { localId: uid, customAttributes }, service);
}

async function request(
  path: string,
  body: object,
  { projectId, origin, getToken, fetch = globalThis.fetch }: AccountService,
): Promise<unknown> {
  const answer = await fetch(`${origin}/v1/projects/${projectId}/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await getToken()}`,
      'content-type': 'application/json',
      'x-goog-user-project': projectId,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The accounts of ${projectId} answer ${path} with ${answer.status}.`);
  return answer.json();
}
