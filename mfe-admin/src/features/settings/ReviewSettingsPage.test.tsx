import { resetSession } from '@adp/shared-auth/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/openPage';

afterEach(() => resetSession());

test('an administrator turns review on, and sees it', async () => {
  const { user, data, container } = await openPage('/admin/settings', { role: 'administrator' });
  expect(await screen.findByText('Review is off: all members publish at once.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^On/ }));
  const count = screen.getByRole('textbox', { name: /Approved items/ });
  await user.clear(count);
  await user.type(count, '0');
  await user.click(screen.getByRole('button', { name: 'Save the settings' }));
  expect(await screen.findByText('Enter a whole number from 1 to 100.')).toBeTruthy();
  await user.clear(count);
  await user.type(count, '5');
  await user.click(screen.getByRole('button', { name: 'Save the settings' }));
  expect(await screen.findByText('The settings were saved.')).toBeTruthy();
  expect(await screen.findByText('Review is on: a member publishes at once after 5 approved items.')).toBeTruthy();
  expect(await data.review.readPublishing()).toMatchObject({ approvals: 5, changedBy: 'kofi' });
  expect(await axeViolations(container)).toEqual([]);
});

test('a reviewer may not', async () => {
  await openPage('/admin/settings');
  expect(await screen.findByText('This page is for administrators of the site.')).toBeTruthy();
});
