import { getClientAddress } from '@adp/edge/address';
import { createAccounts } from '../../testing/createAccounts';
import { article, site as origin, startSite, user } from '../../testing/startSite';
import { createActions } from '../createActions';

/** The time of requests, unless a test moves the clock. */
export const noon = Date.parse('2026-11-23T12:00:00Z');

/** Starts the actions of a site with an administrator, a reviewer and an editor. Returns a function that calls them. */
export function startActions({ now = () => noon } = {}) {
  const people = {
    root: { email: 'root@example.org', customAttributes: '{"role":"administrator"}' },
    kofi: { email: 'kofi@example.org', customAttributes: '{"role":"reviewer"}' },
    amina: {
      email: 'amina@example.org',
      emailVerified: true,
      customAttributes: '{"programmes":["apet"],"other":1}',
    },
  };
  const memory = startSite({ now });
  memory.put({
    ...user('amina'),
    ...user('root'),
    'usernames/amina': { uid: 'amina' },
    'articles/one': article(),
    'articles/draft': article({ status: 'draft' }),
    'profiles/amina': { uid: 'amina', name: 'Amina' },
    'profiles/before': { uid: 'amina', renamed_to: 'amina' },
  });
  const { accounts, requested } = createAccounts(people);
  const handle = createActions({
    site: origin,
    apiKey: 'key',
    administrator: memory.administrator,
    accounts,
    now,
    getIpAddress: getClientAddress,
  });
  const call = async (
    name: string,
    body: unknown,
    { headers = {}, as, ...more }: RequestInit & { readonly as?: string } = {},
  ) => {
    const answer = await handle(
      new Request(`${origin}/api/actions/${name}`, {
        method: 'POST',
        ...(more.method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...more,
        headers: {
          origin,
          'content-type': 'application/json',
          ...(as && { authorization: `Bearer token-of-${as}` }),
          ...(headers as Record<string, string>),
        },
      }),
    );
    const json = (await answer.json()) as { readonly error?: { readonly code: string; readonly fields?: string[] } };
    return { status: answer.status, json, code: json.error?.code, headers: answer.headers };
  };
  return { ...memory, people, requested, call };
}

/** Expects errors in the log, and hides them. */
export const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  jest.restoreAllMocks();
});
