import { resetSession } from '@adp/shared-auth/testing';
import { toProfile } from '@adp/shared-data/member';
import { smallest, smallestUser } from '@adp/shared-data/testing';
import { memberDocuments } from '@adp/shared-store/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { now, openPage, uid, waiting } from '../../testing/openPage';

afterEach(() => resetSession());

const report = (hours: number, changes: object = {}) => ({
  collection: 'articles',
  item: 'a',
  title: 'An offer',
  reporterUid: 'zuri',
  reason: 'spam',
  text: 'It sells.',
  status: 'open',
  createdAt: new Date(now - hours * 3_600_000),
  updatedAt: new Date(now),
  ...changes,
});
const author = { authorUid: 'amina', authorUsername: 'amina', authorName: 'Amina' };
const documents = {
  ...memberDocuments({ name: 'Kofi Mensah' }, uid),
  'articles/a': { ...smallest.article, ...author, title: 'An offer' },
  'reports/articles_a_zuri': report(2),
  'reports/profiles_bot_a-x': report(50, {
    collection: 'profiles',
    item: 'bot',
    title: 'A bot',
    reason: 'other',
    text: '',
  }),
  'reports/articles_a_old': report(90, {
    status: 'dismissed',
    decisionReason: 'It informs.',
    decidedAt: new Date(now),
  }),
};
const titles = () =>
  screen
    .queryAllByRole('button', { name: 'Handle this report' })
    .map((button) => button.closest('li')?.querySelector('a')?.textContent);

test('open reports are listed, oldest first, and can be filtered by reason', async () => {
  const { user, container, router } = await openPage('/admin/reports', { documents });
  await waitFor(() => expect(titles()).toEqual(['A bot', 'An offer']));
  expect(await screen.findByText('2 reports.')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Spam');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(titles()).toEqual(['An offer']));
  expect(router.state.location.search).toBe('?reason=spam');
  await user.click(screen.getByRole('link', { name: 'Dismissed' }));
  expect(await screen.findByText(/It informs/)).toBeTruthy();
  expect(screen.getByText(/^Decided on .*2026/)).toBeTruthy();
  expect(screen.queryByText(/^Waiting for \d/)).toBeNull();
});

test('reports can be filtered by age and assignee, and the URL contains the filters', async () => {
  const taken = { assignedTo: uid, assignedName: 'Kofi Mensah', title: 'A taken one' };
  const { user, router } = await openPage('/admin/reports?age=1', {
    documents: { ...documents, 'reports/articles_a_a-3': report(60, taken) },
  });
  await waitFor(() => expect(titles()).toEqual(['A taken one', 'A bot']));
  const choose = async (name: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), name);
    await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  };
  await choose('me');
  await waitFor(() => expect(titles()).toEqual(['A taken one']));
  expect(router.state.location.search).toBe('?age=1&assignee=me');
  await choose('nobody');
  await waitFor(() => expect(titles()).toEqual(['A bot']));
});

test('a report can be assigned, annotated and upheld with the removal of its item', async () => {
  const { user, data, container } = await openPage('/admin/reports?collection=articles', { documents });
  await user.click(await screen.findByRole('button', { name: 'Handle this report' }));
  const assign = await screen.findByRole('button', { name: 'Assign to me' });
  await waitFor(() => expect(assign.getAttribute('aria-disabled')).toBe('false'));
  await user.click(assign);
  expect(await screen.findByText('You are looking at this.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Note for other reviewers' }), 'Twice.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('The note was saved.')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('Choose a decision.')).toBeTruthy();
  expect(screen.getByText('Enter a reason.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /remove the item/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It advertises.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(document.activeElement).toBe(await screen.findByText(/The decision was saved/));
  await waitFor(() => expect(titles()).toEqual([]));
  expect(await data.review.readItem('article', 'a')).toMatchObject({ state: 'removed' });
});

test('a reported knowledge product links to its decision page and can be removed in one step', async () => {
  const about = { collection: 'knowledge_products', item: 'k', title: 'A report' };
  const { user, data } = await openPage('/admin/reports?collection=knowledge_products', {
    documents: {
      ...documents,
      'knowledge_products/k': { ...smallest.knowledgeProduct, ...author, title: 'A report' },
      'reports/knowledge_products_k_zuri': report(1, about),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Handle this report' }));
  const title = screen.getByRole('link', { name: 'A report' });
  expect(title.getAttribute('href')).toBe('/admin/items/knowledge_products/k');
  await user.click(screen.getByRole('radio', { name: /remove the item/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Made up.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText(/The decision was saved/)).toBeTruthy();
  expect(await data.review.readItem('knowledgeProduct', 'k')).toMatchObject({ state: 'removed' });
});

test('a decision about several reports of an item removes the item once and lists reports that others have already closed', async () => {
  const { user, data, container } = await openPage('/admin/reports?collection=articles', {
    documents: { ...documents, 'reports/articles_a_a-1': report(1, { reason: 'other' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Select all on this page' }));
  expect(await screen.findByText('2 reports are selected.')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  data.put('reports/articles_a_a-2', report(0));
  await user.click(screen.getByRole('radio', { name: /remove the item/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It advertises.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('2 reports were decided.')).toBeTruthy();
  expect(await data.review.readItem('article', 'a')).toMatchObject({ state: 'removed' });
  expect((await data.review.listAudit()).items).toHaveLength(3);

  await waitFor(() => expect(titles()).toHaveLength(1));
  await user.click(screen.getByRole('checkbox'));
  data.put('reports/articles_a_a-2', report(0, { status: 'dismissed', decisionReason: 'It informs.' }));
  await user.click(await screen.findByRole('radio', { name: /^Dismiss the report/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It informs.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/An offer.*changed or decided/);
});

const bot = { 'profiles/bot': { uid: 'bot', name: 'A bot' } };
const hiddenBot = {
  authorUid: 'bot',
  username: 'bot',
  title: 'A bot',
  status: 'removed',
  reason: 'It is no person.',
  at: new Date(now - 3_600_000),
  revision: 1,
};

test('upholding a report of a profile hides the profile and is logged', async () => {
  const { user, data } = await openPage('/admin/reports?collection=profiles', { documents: { ...documents, ...bot } });
  await user.click(await screen.findByRole('button', { name: 'Handle this report' }));
  expect(screen.queryByRole('radio', { name: /remove the item/ })).toBeNull();
  expect(screen.getByText(/^Seen by the person who reported it. If you hide the profile/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /hide the profile/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It is no person.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText(/The decision was saved/)).toBeTruthy();
  expect((await data.review.listHiddenProfiles()).items).toMatchObject([{ id: 'bot', reason: 'It is no person.' }]);
  expect((await data.review.listAudit()).items.map(({ to }) => to).sort()).toEqual(['removed', 'upheld']);
});

test('a hidden profile can be restored with a reason', async () => {
  const { user, data, container } = await openPage('/admin/reports?tab=profiles', {
    documents: { 'profile_removals/bot': hiddenBot },
  });
  expect((await screen.findByRole('link', { name: 'A bot' })).getAttribute('href')).toBe('/bot');
  expect(screen.getByText(/^Hidden on \d/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Restore the profile' }));
  expect(await axeViolations(container)).toEqual([]);
  const show = () => user.click(screen.getByRole('button', { name: 'Restore the profile' }));
  await show();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It is one.');
  await show();
  expect(await screen.findByRole('heading', { name: 'No hidden profiles' })).toBeTruthy();
  // The pressed button has been removed, so focus moves to the status.
  expect(document.activeElement?.textContent).toMatch(/The decision was saved/);
  expect((await data.review.listAudit()).items).toMatchObject([
    { from: 'removed', to: 'published', reason: 'It is one.' },
  ]);
});

test('appeals can be filtered by age, and accepting an appeal restores the profile', async () => {
  const appeal = (hours: number, changes: object) => ({
    status: 'open',
    createdAt: new Date(now - hours * 3_600_000),
    ...changes,
  });
  const { user, data, router } = await openPage('/admin/reports?tab=appeals', {
    documents: {
      'profile_removals/bot': hiddenBot,
      'hidden_profiles/bot': {
        ...toProfile('bot', { ...smallestUser, name: 'A bot', description: 'I sell shoes.' }),
        country: 'KE',
        links: ['https://shoes.example/'],
      },
      'appeals/profile_removals_bot': appeal(50, {
        collection: 'profile_removals',
        item: 'bot',
        authorUid: 'bot',
        text: 'I am a person.',
      }),
      'appeals/articles_a': appeal(1, {
        collection: 'articles',
        item: 'a',
        authorUid: 'amina',
        text: 'It is no offer.',
      }),
    },
  });
  expect(await screen.findByText('2 appeals.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Waiting time' }), 'more than a day');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(screen.queryByText('It is no offer.')).toBeNull());
  expect(router.state.location.search).toBe('?tab=appeals&age=1');
  expect((await screen.findByRole('link', { name: 'A bot' })).getAttribute('href')).toBe('/bot');
  expect(screen.getByText('Reason: It is no person.')).toBeTruthy();
  await user.click(screen.getByText('The profile when it was hidden'));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['A bot', 'I sell shoes.', 'Kenya', 'https://shoes.example/'],
  ]);
  expect(screen.queryByRole('link', { name: /shoes/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Decide about this appeal' }));
  await user.click(screen.getByRole('radio', { name: /^Accept.*profile will be visible/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'So it is.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByRole('heading', { name: 'No appeals match this filter' })).toBeTruthy();
  expect((await data.review.listHiddenProfiles()).items).toEqual([]);
});

test('accepting an appeal restores the item', async () => {
  const { user, data } = await openPage('/admin/reports?tab=appeals', {
    documents: {
      'articles/a': waiting('article', 'An article', 1, { status: 'removed', publishedAt: new Date(now) }),
      'appeals/articles_a': {
        collection: 'articles',
        item: 'a',
        authorUid: 'amina',
        text: 'It is no offer.',
        status: 'open',
        createdAt: new Date(now),
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'An article' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Decide about this appeal' }));
  await user.click(screen.getByRole('radio', { name: /^Accept/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'We were wrong.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByRole('heading', { name: 'No open appeals' })).toBeTruthy();
  expect(await data.review.readItem('article', 'a')).toMatchObject({ state: 'published' });
});
