import { resetSession } from '@adp/shared-auth/testing';
import { DataError } from '@adp/shared-data';
import type { FoundMember, RoleChange } from '@adp/shared-data/review';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/openPage';

afterEach(() => resetSession());

const amina: FoundMember = {
  uid: 'amina',
  name: 'Amina Diallo',
  username: 'amina',
  role: 'member',
  programmes: ['apet'],
};

/** The page of an administrator, and what the site's actions answer. */
async function open(granted: RoleChange[] = []) {
  const actions = {
    findMember: (search: object) =>
      JSON.stringify(search) === '{"email":"amina@example.org"}' || 'username' in search
        ? Promise.resolve(amina)
        : Promise.reject(new DataError('not-found')),
    grantRole: (grant: RoleChange) => {
      granted.push(grant);
      return grant.role === 'administrator' ? Promise.reject(new DataError('conflict')) : Promise.resolve(grant);
    },
  };
  return openPage('/admin/roles', { role: 'administrator', actions });
}

test('a member is found by address, and gets a role and a programme', async () => {
  const granted: RoleChange[] = [];
  const { user, container } = await open(granted);
  await user.type(await screen.findByRole('textbox', { name: 'E-mail address or username' }), 'amina@example.org');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Amina Diallo' }));
  await user.click(screen.getByRole('radio', { name: /^Reviewer/ }));
  await user.click(screen.getByRole('checkbox', { name: 'CJED' }));
  await user.click(screen.getByRole('button', { name: 'Save the role' }));
  expect(await screen.findByText('Write a reason.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Why you change this' }), 'She knows it.');
  await user.click(screen.getByRole('button', { name: 'Save the role' }));
  expect(await screen.findByText(/^The role was saved/)).toBeTruthy();
  expect(granted).toEqual([{ uid: 'amina', role: 'reviewer', programmes: ['apet', 'cjed'], reason: 'She knows it.' }]);
  expect(await axeViolations(container)).toEqual([]);
});

test('nobody is found, nothing was typed, and a refusal say so', async () => {
  const { user } = await open();
  const find = await screen.findByRole('button', { name: 'Find' });
  await user.click(find);
  expect(await screen.findByText('Enter an e-mail address or a username.')).toBeTruthy();
  const who = screen.getByRole('textbox', { name: 'E-mail address or username' });
  await user.type(who, 'nobody@example.org');
  await user.click(find);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nobody has an account/);
  await user.clear(who);
  await user.type(who, 'amina');
  await user.click(find);
  await user.click(await screen.findByRole('radio', { name: /^Administrator/ }));
  await user.type(screen.getByRole('textbox', { name: 'Why you change this' }), 'She leads.');
  await user.click(screen.getByRole('button', { name: 'Save the role' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nobody can change their own role/);
});

test('a reviewer may not', async () => {
  await openPage('/admin/roles');
  expect(await screen.findByText('This page is for administrators of the site.')).toBeTruthy();
});
