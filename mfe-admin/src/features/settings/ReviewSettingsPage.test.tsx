import { resetSession } from '@adp/shared-auth/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { now, openPage, uid } from '../../testing/openPage';

afterEach(() => resetSession());

test('an administrator turns review on', async () => {
  let approvals: number | null = null;
  const saved: object[] = [];
  const changedAt = new Date(now);
  const { user, container } = await openPage('/admin/settings', {
    role: 'administrator',
    actions: {
      readPublishing: () => Promise.resolve(approvals ? { approvals, changedBy: uid, changedAt } : null),
      savePublishing: (change) => {
        saved.push(change);
        approvals = change.approvals;
        return Promise.resolve();
      },
    },
  });
  expect(await screen.findByText('Review is off: all members can publish without review.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^On/ }));
  const count = screen.getByRole('textbox', { name: /Approved items/ });
  await user.clear(count);
  await user.type(count, '0');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Enter a whole number from 1 to 100.')).toBeTruthy();
  await user.clear(count);
  await user.type(count, '5');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'Spam came.');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(
    await screen.findByText('Review is on: members can publish without review after 5 approved items.'),
  ).toBeTruthy();
  expect(saved).toEqual([{ approvals: 5, changedAt: null, reason: 'Spam came.' }]);
  expect(await axeViolations(container)).toEqual([]);
});

test('a reviewer has no access to settings', async () => {
  await openPage('/admin/settings');
  expect(await screen.findByText('This page is for administrators of the site.')).toBeTruthy();
});
