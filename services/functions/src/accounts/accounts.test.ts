import { findAddress } from './accounts';

const typed = {
  email: 'victim@example.org',
  providerUserInfo: [{ providerId: 'password', email: 'victim@example.org' }],
};
const linked = (providerId: string, email?: string) => ({
  ...typed,
  providerUserInfo: [...typed.providerUserInfo, { providerId, ...(email !== undefined && { email }) }],
});

const find = (account: object) =>
  findAddress('amina', {
    projectId: 'p',
    origin: 'https://identitytoolkit.example',
    getToken: () => Promise.resolve('access'),
    fetch: () => Promise.resolve(Response.json({ users: [{ localId: 'amina', ...account }] })),
  });

test.each<readonly [string, object, string | undefined]>([
  ['typed and not confirmed', typed, undefined],
  ['confirmed', { ...typed, emailVerified: true }, 'victim@example.org'],
  ['confirmed, but of a disabled account', { ...typed, emailVerified: true, disabled: true }, undefined],
  ['returned by a linked provider', linked('github.com', 'Victim@Example.org '), 'victim@example.org'],
  ['different from the one of a linked provider', linked('github.com', 'other@example.com'), undefined],
  ['not returned by a linked provider', linked('twitter.com'), undefined],
  ['returned by an unknown provider', linked('saml.example', 'victim@example.org'), undefined],
  ['missing', { providerUserInfo: [{ providerId: 'twitter.com' }] }, undefined],
])('the address for emails, if an address is %s', async (_, account, address) => {
  expect(await find(account)).toBe(address);
});
