import { createFakeData, type FakeData } from '@adp/shared-data/testing';
import { knowledgeProducts } from '@adp/shared-data/knowledge-product';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { replaceMemberData } from '../../api/memberData';
import type { Kind } from '../../lib/kinds';
import { memberApi } from '../../store/memberApi';
import { store } from '../../store/store';
import { renderWithText } from '../../testing/renderWithText';
import { storedSample } from '../../testing/samples';
import { editLink } from './EditLink';

const uid = 'zuri-uid';
const item = { id: 'k-1', title: 'A report', status: 'published', authorUid: 'amina-uid', programme: 'apet' } as const;

beforeEach(() => installDialog());
afterEach(() => {
  replaceMemberData(undefined);
  store.dispatch(memberApi.util.resetApiState());
});

/** Renders the actions on an item by Amina for Zuri, an editor of the specified programmes. */
async function open(programmes: readonly string[], kind: Kind = 'knowledgeProduct') {
  const stored = { ...storedSample('knowledgeProduct'), ...item };
  const data: FakeData = createFakeData({ documents: { 'knowledge_products/k-1': stored } });
  data.signIn(uid, { programmes });
  replaceMemberData(data);
  const EditLink = await editLink();
  return { ...(await renderWithText(<EditLink kind={kind} item={item} uid={uid} />)), data };
}

test("an editor can unpublish a colleague's item with a reason", async () => {
  const { user, data, container } = await open(['apet']);
  await user.click(await screen.findByRole('button', { name: 'Unpublish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish “A report”?' }));
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  expect(await dialog.findByText('Enter a reason.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Its figures are wrong.');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  data.signIn('kofi', { role: 'reviewer' });
  expect((await data.reader.getMine(knowledgeProducts, 'k-1'))?.item.status).toBe('archived');
  expect((await data.review.listAudit()).items).toMatchObject([
    { by: uid, item: 'k-1', to: 'archived', reason: 'Its figures are wrong.' },
  ]);
});

test('a failure is reported in the dialog', async () => {
  const { user, data } = await open(['apet']);
  await user.click(await screen.findByRole('button', { name: 'Unpublish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'So it is.');
  data.fail(503);
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Something went wrong.');
});

test.each([
  ['a knowledge product, for an editor of another programme', ['cjed'], 'knowledgeProduct'],
  ['an article, for an editor of its programme', ['apet'], 'article'],
] as const)('there is no button to unpublish %s', async (_, programmes, kind) => {
  await open(programmes, kind);
  await waitFor(() => expect(screen.queryAllByRole('link')).toHaveLength(kind === 'article' ? 1 : 0));
  expect(screen.queryByRole('button')).toBeNull();
});
