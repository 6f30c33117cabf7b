import * as v from 'valibot';
import { type DataOptions, requireToken } from '../client/connect';
import { DataError, errorOfStatus } from '../client/DataError';
import { withTimeout } from '../client/withTimeout';
import { withRenewedToken } from '../client/withRenewedToken';
import { choice, distinctList } from '../fields/fieldSchemas';
import { listChoices } from '../fields/listChoices';

/** What an administrator gives, from the least to the most (decision 084). */
export const grantableRoles = ['member', 'trusted', 'reviewer', 'administrator'] as const;

const grantFields = {
  uid: v.string(),
  role: choice(grantableRoles),
  programmes: distinctList(choice(listChoices.programme), { max: listChoices.programme.length }),
};
const grantSchema = v.object(grantFields);
const memberSchema = v.object({ ...grantFields, name: v.string(), username: v.string() });

/** What an account may do. */
export type Grant = v.InferOutput<typeof grantSchema>;
/** A member as administrators find one; without a name where the account has no profile yet. */
export type FoundMember = v.InferOutput<typeof memberSchema>;

export type MemberSearch = { readonly email: string } | { readonly username: string };

const TIMEOUT = 20_000;

/** Calls `/api/actions/{name}` of the site's own origin in the administrator's name (decision 091). */
async function callAction(name: string, body: object, options: DataOptions): Promise<unknown> {
  const { fetch = (url, init) => globalThis.fetch(url, init), getToken, renewToken, timeout = TIMEOUT } = options;
  const send = () =>
    withTimeout({ timeout }, async (signal) => {
      const answer = await fetch(`/api/actions/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await requireToken(getToken)}` },
        body: JSON.stringify(body),
        signal,
      });
      if (!answer.ok) throw errorOfStatus(answer.status);
      return answer.json() as Promise<unknown>;
    });
  return withRenewedToken(send, renewToken);
}

/**
 * The member of an address or a username.
 * @throws DataError `not-found` where there is none, `denied` to who is no administrator
 */
export async function findMember(search: MemberSearch, options: DataOptions): Promise<FoundMember> {
  return read(memberSchema, await callAction('find-member', search, options));
}

/**
 * Gives a member a role and programmes, in place of those before.
 * @throws DataError `conflict` for the own role
 */
export async function grantRole({ uid, role, programmes }: Grant, options: DataOptions): Promise<Grant> {
  return read(grantSchema, await callAction('grant-role', { uid, role, programmes }, options));
}

function read<Answer>(schema: v.GenericSchema<unknown, Answer>, json: unknown): Answer {
  const result = v.safeParse(schema, json);
  if (!result.success) throw new DataError('unreadable');
  return result.output;
}
