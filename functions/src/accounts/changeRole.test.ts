import { createAccounts } from '../testing/createAccounts';
import { startSite, user } from '../testing/startSite';
import { findAccount } from './accounts';
import { changeRole } from './changeRole';

test('a role that the owner of the project gives has its entry of the log, its notification, and makes links of addresses', async () => {
  const people = { amina: { email: 'amina@example.org', customAttributes: '{}' } };
  const { administrator, put, get, list } = startSite();
  const { accounts } = createAccounts(people);
  put(user('amina', { unapproved: true, visibility: 'hidden', listed: false }));
  const account = await findAccount({ email: 'amina@example.org' }, accounts);
  if (!account) throw new Error('There is no account.');
  const cause = { by: 'unknown', reason: 'npm run grant', at: new Date(1e12) };
  await changeRole(account, { role: 'trusted', programmes: [], ...cause }, { administrator, accounts });
  expect(people.amina.customAttributes).toContain('trusted');
  expect(get('users/amina')).not.toHaveProperty('unapproved');
  expect(list('audit')).toEqual({
    [`role_amina_${1e12}`]: {
      ...cause,
      collection: 'users',
      item: 'amina',
      title: 'amina',
      from: 'member',
      to: 'trusted',
    },
  });
  expect(Object.values(list('notifications')).map(({ event }) => event)).toEqual(['role_changed']);
});
