import type { Administrator } from '@adp/shared-data/administrator';
import { type RoleName, roleNames } from '@adp/shared-data/roles';
import * as v from 'valibot';
import { normalizeAddress } from '../alerts/tokens';
import { readProgrammeSet, saveProgrammeSet } from './programmeSets';

export interface Grant {
  /** The new role. `member` revokes the current role. */
  readonly role: RoleName;
  /** The programmes whose pages and publications the member may edit. */
  readonly programmes: readonly string[];
}

export interface Account extends Grant {
  readonly uid: string;
  /** True if a confirmation link has proved the email address, or if a trusted identity provider is linked. */
  readonly isConfirmed: boolean;
  /**
   * The normalized email address, if its owner has proved it. A linked identity provider proves only the address that it
   * returns, because members can link a provider with another address.
   */
  readonly address: string | undefined;
  readonly claims: string;
}

export interface AccountService {
  readonly projectId: string;
  /** The origin of `identitytoolkit.googleapis.com` or of the local platform. */
  readonly origin: string;
  readonly getToken: () => Promise<string>;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** The services that store the rights of members: their claims, and documents with lists that are too long for claims. */
export interface RoleServices {
  readonly accounts: AccountService;
  readonly administrator: Pick<Administrator, 'read' | 'commit'>;
}

/** The maximum size of an account's claims in bytes (https://firebase.google.com/docs/auth/admin/custom-claims). */
const MAX_CLAIMS = 1_000;

/** The identity providers that the security rules trust (`isVerified`). */
const believedServices = ['google.com', 'facebook.com', 'github.com', 'twitter.com'];

const claimsSchema = v.object({
  role: v.fallback(v.picklist(roleNames), 'member'),
  /** A list, or the id of the document with the list. */
  programmes: v.fallback(v.union([v.array(v.string()), v.pipe(v.string(), v.regex(/^[0-9a-f]+$/))]), []),
});

const foundSchema = v.object({
  users: v.tuple([
    v.object({
      localId: v.string(),
      email: v.optional(v.string()),
      customAttributes: v.optional(v.string(), '{}'),
      disabled: v.optional(v.boolean(), false),
      emailVerified: v.optional(v.boolean(), false),
      providerUserInfo: v.optional(v.array(v.object({ providerId: v.string(), email: v.optional(v.string()) })), []),
    }),
  ]),
});

/**
 * Returns the account in a look-up response, with all its programmes. Resolves to undefined if the account does not exist
 * or is disabled.
 */
export async function readAccount(
  answer: unknown,
  { administrator }: Pick<RoleServices, 'administrator'>,
): Promise<Account | undefined> {
  const account = parseAccount(answer);
  if (!account) return undefined;
  const { programmes } = account;
  return {
    ...account,
    programmes: typeof programmes === 'string' ? await readProgrammeSet(programmes, administrator) : programmes,
  };
}

function parseAccount(answer: unknown) {
  const result = v.safeParse(foundSchema, answer);
  if (!result.success) return undefined;
  const [{ localId, email = '', customAttributes, disabled, emailVerified, providerUserInfo }] = result.output.users;
  if (disabled) return undefined;
  const { role, programmes } = v.parse(claimsSchema, JSON.parse(customAttributes));
  const believed = providerUserInfo.filter(({ providerId }) => believedServices.includes(providerId));
  const address = normalizeAddress(email);
  const isProved = emailVerified || believed.some((provider) => normalizeAddress(provider.email ?? '') === address);
  return {
    uid: localId,
    role,
    programmes,
    isConfirmed: emailVerified || believed.length > 0,
    address: isProved ? address : undefined,
    claims: customAttributes,
  };
}

/** Finds an account by email address or uid. Rejects with one sentence if the service denies the request. */
export async function findAccount(
  who: { readonly email: string } | { readonly uid: string },
  services: RoleServices,
): Promise<Account | undefined> {
  const question = 'email' in who ? { email: [who.email] } : { localId: [who.uid] };
  return readAccount(await request('accounts:lookup', question, services.accounts), services);
}

/** Finds the normalized email address of an account. Resolves to undefined if its owner has not proved it. */
export async function findAddress(uid: string, service: AccountService): Promise<string | undefined> {
  return parseAccount(await request('accounts:lookup', { localId: [uid] }, service))?.address;
}

/**
 * Finds an account whose role may be granted. An email address finds it only if it is confirmed, because anyone can sign
 * up with somebody else's address.
 */
export async function findConfirmedAccount(
  who: Parameters<typeof findAccount>[0],
  services: RoleServices,
): Promise<Account | undefined> {
  const account = await findAccount(who, services);
  return 'uid' in who || account?.address !== undefined ? account : undefined;
}

/**
 * Replaces an account's role in its next token, and keeps other claims. Programmes that do not fit into the claims are
 * stored in a document first, so that no token names a document that does not exist. Rejects with one sentence.
 */
export async function setRole(
  { uid, claims }: Account,
  grant: Grant,
  { accounts, administrator }: RoleServices,
): Promise<void> {
  const { role, programmes, ...others } = JSON.parse(claims) as Record<string, unknown>;
  const print = (granted: readonly string[] | string) =>
    JSON.stringify({
      ...others,
      ...(grant.role !== 'member' && { role: grant.role }),
      ...(granted.length > 0 && { programmes: granted }),
    });
  const withList = print(grant.programmes);
  const customAttributes =
    Buffer.byteLength(withList) > MAX_CLAIMS
      ? print(await saveProgrammeSet(grant.programmes, administrator))
      : withList;
  await request('accounts:update', { localId: uid, customAttributes }, accounts);
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
  if (!answer.ok)
    throw new Error(`The account service of ${projectId} responds to ${path} with status ${answer.status}.`);
  return answer.json();
}
