import { resetSession } from '@adp/shared-auth/testing';
import { DataError } from '@adp/shared-data/client';
import type { FoundMember, RoleChange } from '@adp/shared-data/review';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/openPage';

jest.mock('@adp/shared-data/roles', () => ({
  ...jest.requireActual<object>('@adp/shared-data/roles'),
  MAX_PROGRAMMES: 2,
}));

afterEach(() => resetSession());

const amina: FoundMember = {
  uid: 'amina',
  name: 'Amina Diallo',
  username: 'amina',
  role: 'member',
  programmes: ['apet'],
  approvals: 2,
};

/** Opens the page as an administrator with fake responses of the site's actions. */
async function open(granted: RoleChange[] = [], failures: DataError[] = [], documents = {}) {
  const actions = {
    findMember: (search: object) =>
      JSON.stringify(search) === '{"email":"amina@example.org"}' || 'username' in search
        ? Promise.resolve(amina)
        : Promise.reject(new DataError('not-found')),
    grantRole: (grant: RoleChange) => {
      granted.push(grant);
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      return grant.role === 'administrator' ? Promise.reject(new DataError('conflict')) : Promise.resolve(grant);
    },
  };
  return openPage('/admin/roles', { role: 'administrator', actions, documents });
}

test('a member is found by email address and can be granted a role and a programme', async () => {
  const granted: RoleChange[] = [];
  const { user, container } = await open(granted);
  await user.type(await screen.findByRole('textbox', { name: 'Email address or username' }), 'amina@example.org');
  await user.click(screen.getByRole('button', { name: 'Find member' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Amina Diallo' }));
  await user.click(screen.getByRole('radio', { name: /^Reviewer/ }));
  await user.click(screen.getByRole('checkbox', { name: 'CJED' }));
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'She knows it.');
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  expect(await screen.findByText(/^The role was saved/)).toBeTruthy();
  expect(granted).toMatchObject([
    { uid: 'amina', role: 'reviewer', programmes: ['apet', 'cjed'], reason: 'She knows it.' },
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('too many programmes are rejected with a message beside them, and none is left out', async () => {
  const granted: RoleChange[] = [];
  const { user, container } = await open(granted);
  await user.type(await screen.findByRole('textbox', { name: 'Email address or username' }), 'amina');
  await user.click(screen.getByRole('button', { name: 'Find member' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason for the change' }), 'She knows them.');
  for (const name of ['CJED', 'IVM']) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  const message = 'Choose at most 2 programmes.';
  expect(await within(screen.getByRole('group', { name: 'Programmes' })).findByText(message)).toBeTruthy();
  expect(granted).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'CJED' }));
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(granted).toMatchObject([{ programmes: ['apet', 'ivm'] }]));
  expect(screen.queryByText(message)).toBeNull();
});

test('the page shows the number of approved items and warns if a change revokes trust', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Email address or username' }), 'amina');
  await user.click(screen.getByRole('button', { name: 'Find member' }));
  expect(await screen.findByText('Approved items: 2')).toBeTruthy();
  const warning = /^With this role, earlier approvals no longer count/;
  expect(screen.getByText(warning)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'CJED' }));
  expect(screen.queryByText(warning)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'CJED' }));
  await user.click(screen.getByRole('radio', { name: /^Trusted member/ }));
  expect(screen.queryByText(warning)).toBeNull();
});

test('a retry after a failure reuses the request id, and the next change gets a new id', async () => {
  const granted: RoleChange[] = [];
  const { user } = await open(granted, [new DataError('unavailable')]);
  await user.type(await screen.findByRole('textbox', { name: 'Email address or username' }), 'amina');
  await user.click(screen.getByRole('button', { name: 'Find member' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason for the change' }), 'It was spam.');
  const save = screen.getByRole('button', { name: 'Save role' });
  await user.click(save);
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(save);
  expect(await screen.findByText(/^The role was saved/)).toBeTruthy();
  expect(screen.getByText('Approved items: 0')).toBeTruthy();
  await user.click(save);
  await waitFor(() => expect(granted).toHaveLength(3));
  const [first, second, third] = granted.map(({ run }) => run);
  expect(first).toMatch(/^\w{20}$/);
  expect([second === first, third === first]).toEqual([true, false]);
});

test('an unknown member, an empty search and a rejected change each show an error', async () => {
  const { user } = await open();
  const find = await screen.findByRole('button', { name: 'Find member' });
  await user.click(find);
  expect(await screen.findByText('Enter an email address or a username.')).toBeTruthy();
  const who = screen.getByRole('textbox', { name: 'Email address or username' });
  await user.type(who, 'nobody@example.org');
  await user.click(find);
  expect((await screen.findByRole('alert')).textContent).toMatch(/No account has this username/);
  await user.clear(who);
  await user.type(who, 'amina');
  await user.click(find);
  await user.click(await screen.findByRole('radio', { name: /^Administrator/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'She leads.');
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/You cannot change your own role/);
});

test('members with a role are listed, and a button opens the role of a member', async () => {
  const change = { by: 'root', at: new Date('2026-01-05T08:00:00Z'), collection: 'users', from: 'member' };
  const { user } = await open([], [], {
    'audit/a': { ...change, item: 'amina', title: 'amina', to: 'reviewer (apet)' },
    'audit/b': { ...change, item: 'musa', title: 'musa', to: 'trusted' },
    'profiles/amina': { uid: 'amina', name: 'Amina Diallo' },
  });
  const table = within(await screen.findByRole('table'));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent).slice(0, 4))).toEqual([
    ['musa', 'Trusted member', '', '5 Jan 2026'],
    ['Amina Diallo', 'Reviewer', 'APET', '5 Jan 2026'],
  ]);
  expect(table.getByRole('link', { name: 'Amina Diallo' }).getAttribute('href')).toBe('/amina');
  await user.click(table.getByRole('button', { name: 'Change role' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Amina Diallo' }));
});

test('without roles, the page says who will be listed', async () => {
  await open();
  expect(await screen.findByText(/^No member has a role/)).toBeTruthy();
});

test('a reviewer has no access to roles', async () => {
  await openPage('/admin/roles');
  expect(await screen.findByText('This page is for administrators of the site.')).toBeTruthy();
});
