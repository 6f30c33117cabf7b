import * as v from 'valibot';

/** What the rules know roles by (docs/decisions/084). `member` takes a role away. */
export const roleNames = ['member', 'trusted', 'reviewer', 'administrator'] as const;

export interface Grant {
  readonly email: string;
  readonly role: (typeof roleNames)[number];
  /** Whose pages and publications the member edits. */
  readonly programmes: readonly string[];
}

/** Where the accounts are, and in whose name: an administrator of the project. */
export interface AccountService {
  readonly projectId: string;
  /** Of `identitytoolkit.googleapis.com`, or of the local platform. */
  readonly origin: string;
  readonly accessToken: string;
}

const foundSchema = v.object({
  users: v.tuple([v.object({ localId: v.string(), customAttributes: v.optional(v.string(), '{}') })]),
});

/**
 * Gives the account of an address a role, in place of the one before; other claims stay. Its next token has it.
 * @throws Error with one sentence where there is no such account, or the service refuses
 */
export async function grantRole({ email, role, programmes }: Grant, service: AccountService): Promise<void> {
  const found = v.safeParse(foundSchema, await request('accounts:lookup', { email: [email] }, service));
  if (!found.success) throw new Error(`Nobody has an account with the address ${email}.`);
  const [{ localId, customAttributes }] = found.output.users;
  const { role: former, programmes: formerly, ...others } = JSON.parse(customAttributes) as Record<string, unknown>;
  void [former, formerly];
  const claims = {
    ...others,
    ...(role !== 'member' && { role }),
    ...(programmes.length > 0 && { programmes }),
  };
  await request('accounts:update', { localId, customAttributes: JSON.stringify(claims) }, service);
}

async function request(
  path: string,
  body: object,
  { projectId, origin, accessToken }: AccountService,
): Promise<unknown> {
  const answer = await fetch(`${origin}/v1/projects/${projectId}/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'x-goog-user-project': projectId,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The accounts of ${projectId} answer ${path} with ${answer.status}.`);
  return answer.json();
}
