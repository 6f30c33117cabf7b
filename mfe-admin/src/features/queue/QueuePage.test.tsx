import { resetSession } from '@adp/shared-auth/testing';
import { DataError } from '@adp/shared-data/client';
import { smallestUser } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminData } from '../../api/adminData';
import { openPage, uid, waiting } from '../../testing/openPage';

const documents = {
  'articles/a': waiting('article', 'An article of a day', 25),
  'events/b': waiting('event', 'An event of three days', 80, { lang: 'fr' }),
  'products/c': waiting('product', 'A product of an hour', 1),
};

const titles = () => screen.queryAllByRole('checkbox').map((box) => box.closest('li')?.querySelector('a')?.textContent);

afterEach(() => resetSession());

test('the list has all kinds, longest waiting first, with the number of items', async () => {
  await openPage('/admin', { documents });
  await waitFor(() =>
    expect(titles()).toEqual(['An event of three days', 'An article of a day', 'A product of an hour']),
  );
  expect(await screen.findByText('3 items are waiting for review.')).toBeTruthy();
  expect(screen.getByText(/^Event · French · .?Amina Diallo/)).toBeTruthy();
});

test('the list shows signals before the reviewer makes a decision about several items', async () => {
  await openPage('/admin', {
    documents: {
      'articles/a': waiting('article', 'BUY NOW AT THE SHOP', 3),
      'articles/b': waiting('article', 'The same offer', 2, { authorUid: 'kofi' }),
      'articles/c': waiting('article', 'The same offer', 1, { authorUid: 'kofi' }),
      'approvals/kofi': { count: 1, collection: 'articles', item: 'x' },
    },
  });
  await waitFor(() => expect(titles()).toHaveLength(3));
  const [first, second] = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(first).toContain('This author has no approved items yet. The title is mostly in capital letters.');
  expect(second).toContain('Another item in this list has the same title.');
  expect(second).not.toContain('approved before');
});

test('the URL contains the filters', async () => {
  const { user, router } = await openPage('/admin?age=1', { documents });
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getByText('Filters (1 selected)')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'French');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(titles()).toEqual(['An event of three days']));
  expect(router.state.location.search).toBe('?lang=fr&age=1');
  // The form closes on phones, so that the rows are visible.
  expect(screen.getByText('Filters (2 selected)').closest('details')?.open).toBe(false);
});

test('scheduled items show their publication time and can only be returned', async () => {
  const { user, router } = await openPage('/admin', {
    documents: {
      ...documents,
      'articles/later': waiting('article', 'An article of next week', 2, { status: 'scheduled' }),
      'schedules/articles/items/later': { authorUid: 'amina', publishAt: new Date(Date.UTC(2026, 10, 30)) },
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'scheduled');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(titles()).toEqual(['An article of next week']));
  expect(router.state.location.search).toBe('?state=scheduled');
  expect(screen.getByText(/^Scheduled for .*2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return selected items' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish selected items' })).toBeNull();
  expect(screen.getByText('Select items to return them together.')).toBeTruthy();
});

test('an empty queue is explained, and a filter without matches links to the unfiltered queue', async () => {
  const { user } = await openPage('/admin?kind=opportunity', { documents });
  expect(await screen.findByRole('heading', { name: 'No items match these filters' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Show all items' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('several items are returned with one reason', async () => {
  const { user, data } = await openPage('/admin', { documents });
  await user.click(await screen.findByRole('button', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Return selected items' }));
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Say where it is from.');
  await user.click(screen.getByRole('button', { name: 'Return selected items' }));
  expect(await screen.findByText('3 items were returned.')).toBeTruthy();
  expect(await data.review.readItem('event', 'b')).toMatchObject({
    state: 'returned',
    lastDecision: { reason: 'Say where it is from.' },
  });
  expect((await data.review.listAudit()).items).toHaveLength(3);
});

test('if two items of different kinds share an id, the decision applies only to the selected item', async () => {
  const { user, data } = await openPage('/admin', {
    documents: {
      'articles/digital-week': waiting('article', 'An article of the week', 2),
      'events/digital-week': waiting('event', 'An event of the week', 1),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /An article of the week/ }));
  expect(screen.getByText('1 item is selected.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publish selected items' }));
  await waitFor(() => expect(titles()).toEqual(['An event of the week']));
  expect(await data.review.readItem('event', 'digital-week')).toMatchObject({ state: 'in_review' });
});

test('items changed by another reviewer are reported by title, and the other items are published', async () => {
  const { user, data } = await openPage('/admin', { documents });
  await user.click(await screen.findByRole('button', { name: 'Select all on this page' }));
  data.put('articles/a', waiting('article', 'An article of a day', 0, { revision: 2 }));
  await user.click(screen.getByRole('button', { name: 'Publish selected items' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/An article of a day.*changed or decided/);
  await waitFor(() => expect(titles()).toEqual(['An article of a day']));
});

test('a failed load without a network shows an error and can be retried', async () => {
  const { user, data } = await openPage('/admin/audit');
  await screen.findByRole('heading', { name: 'No decisions yet' });
  data.fail('network');
  await user.click(screen.getByRole('link', { name: 'Items in review' }));
  expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No items are waiting for review' })).toBeTruthy();
});

test('a member without the role is told which role is required and gets access after the role is granted', async () => {
  const { user, container } = await openPage('/admin', { documents, role: 'member', roleAfter: 'reviewer' });
  expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check my role again' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('a failed role check shows an error', async () => {
  const { user } = await openPage('/admin', { role: 'member' });
  const again = await screen.findByRole('button', { name: 'Check my role again' });
  jest.spyOn(adminData(), 'readRole').mockRejectedValue(new DataError('unavailable'));
  await user.click(again);
  expect(await screen.findByText(/^The service did not respond/)).toBeTruthy();
});

test('a signed-out reviewer can sign in again', async () => {
  await openPage('/admin', { role: null });
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/login?next=%2Fadmin');
});

test('items can be assigned and unassigned, and the list can be filtered by assignee', async () => {
  const { user, router, container } = await openPage('/admin', {
    documents: {
      ...documents,
      'articles/own': waiting('article', 'An article of my own', 9, { authorUid: uid }),
      'handling/products/items/c': {
        authorUid: 'amina',
        assignedTo: 'zuri',
        assignedName: 'Zuri',
        note: 'We had this twice.',
      },
      [`users/${uid}`]: { ...smallestUser, name: 'Kofi' },
    },
  });
  const show = async (assignee: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), assignee);
    await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  };
  expect(await screen.findByText(/Zuri.? is looking at this/)).toBeTruthy();
  expect(screen.getByText(/We had this twice/)).toBeTruthy();
  // Reviewers see no assign button on their own items.
  expect(screen.getAllByRole('button', { name: 'Assign to me' })).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Assign to me', description: 'An article of a day' }));
  expect(await screen.findByText('You are looking at this.')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await show('me');
  await waitFor(() => expect(titles()).toEqual(['An article of a day']));
  expect(router.state.location.search).toBe('?assignee=me');
  await show('nobody');
  await waitFor(() => expect(titles()).toEqual(['An event of three days', 'An article of my own']));
  await show('me');
  await user.click(await screen.findByRole('button', { name: 'Unassign me' }));
  expect(await screen.findByRole('heading', { name: 'No items match these filters' })).toBeTruthy();
});
