import { resetSession } from '@adp/shared-auth/testing';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, waiting } from '../../testing/openPage';

const documents = {
  'articles/a': waiting('article', 'The first article', 3),
  'articles/b': waiting('article', 'The second article', 2),
  'articles/c': waiting('article', 'The third article', 1),
};
const focused = () => document.activeElement?.textContent;
const link = (name: string) => screen.findByRole('link', { name });

beforeAll(installDialog);
afterEach(() => resetSession());

test('J and K move between the items, and O opens the item of the focused control', async () => {
  const { user, router } = await openPage('/admin', { documents });
  (await link('The first article')).focus();
  await user.keyboard('jj');
  expect(focused()).toBe('The third article');
  await user.keyboard('j');
  expect(focused()).toBe('The third article');
  await user.keyboard('K');
  expect(focused()).toBe('The second article');
  screen.getByRole('checkbox', { name: /The third article/ }).focus();
  await user.keyboard('k');
  expect(focused()).toBe('The second article');
  await user.keyboard('o');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/items/articles/b'));
});

test('the keys work on an Arabic keyboard', async () => {
  await openPage('/admin', { documents });
  const first = await link('The first article');
  first.focus();
  fireEvent.keyDown(first, { key: 'ت', code: 'KeyJ' });
  expect(focused()).toBe('The second article');
});

test('a question mark in the list or the button shows the shortcuts', async () => {
  const { user, container } = await openPage('/admin', { documents });
  const first = await link('The first article');
  first.focus();
  await user.keyboard('?');
  const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Next item',
    'Previous item',
    'Open the item (Enter also works)',
    'Show the keyboard shortcuts',
  ]);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(first);
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('the keys do nothing outside the list, in a field, or with a modifier', async () => {
  const { user, router } = await openPage('/admin', { documents });
  const first = await link('The first article');
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'jko?');
  expect(reason).toHaveProperty('value', 'jko?');
  screen.getByRole('combobox', { name: 'Language' }).focus();
  await user.keyboard('jo');
  first.focus();
  await user.keyboard('{Control>}jo{/Control}');
  expect(document.activeElement).toBe(first);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/admin');
});
