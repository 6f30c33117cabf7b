import { resetSession } from '@adp/shared-auth/testing';
import { DataError } from '@adp/shared-data/client';
import type { ProgrammeEditor } from '@adp/shared-data/writer';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { replaceEditor } from '../../store/programmeApi';
import { programmes } from '../../programmes';
import { createEditor, ivm, openEditor, toPage, toState } from '../../testing/openEditor';

beforeEach(installDialog);
afterEach(() => {
  localStorage.clear();
  replaceEditor(undefined);
  resetSession();
});

const name = () => screen.findByRole('textbox', { name: 'Full name' });

test('publishes an earlier revision again as a new revision', async () => {
  const { user, published } = await openEditor(createEditor(toState(toPage('What is now', 2))));
  await name();
  await user.click(screen.getByRole('button', { name: 'Show earlier revisions' }));
  await user.click(await screen.findByRole('button', { name: 'Publish again: Revision 1' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish again' }));
  await waitFor(() => expect(published).toMatchObject([{ revision: 2, content: { name: 'What was before' } }]));
});

test('the history names the editors if their names are readable, and compares two revisions', async () => {
  const { user, container } = await openEditor(createEditor(toState(toPage('What is now', 3))));
  await name();
  await user.click(screen.getByRole('button', { name: 'Show earlier revisions' }));
  expect(await screen.findByText(/^Revision 1, published by .?Zuri Mwangi.? on/)).toBeTruthy();
  expect(screen.getByText(/^Revision 2, published by another editor/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('Both revisions are the same.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'First revision' }), 'Revision 1');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('Full name', { selector: 'dt' })).toBeTruthy();
  const marks = [...container.querySelectorAll('ins, del')].map((mark) => mark.textContent);
  expect(marks).toEqual([' removed: before end ', ' added: next end ']);
});

describe('if the published content can no longer be read', () => {
  const unreadable = { revision: 3, isUnreadable: true };

  beforeEach(async () => {
    const copy = { ...ivm, name: 'As it came with the site' };
    jest.spyOn(programmes.ivm, 'load').mockResolvedValue({ ...(await programmes.ivm.load()), copy });
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['the last revision that can be read', toPage('Readable', 2), 'The form shows revision 2', 'Readable'],
    ['the page as it came with the site', null, 'The form shows the original version', 'As it came with the site'],
  ])(
    'the form starts with %s, says so, and publishes a revision that replaces the unreadable content',
    async (_, page, words, expected) => {
      const { user, published, container } = await openEditor(createEditor(toState(page, unreadable)));
      const typed = ((await name()) as HTMLInputElement).value;
      expect(typed).toBe(expected);
      expect(screen.getByRole('heading', { name: 'The published version can no longer be read' })).toBeTruthy();
      expect(screen.getByText(new RegExp(`^${words}`))).toBeTruthy();
      expect(await axeViolations(container)).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Publish' }));
      expect(await screen.findByText(/^Revision 4 is published/)).toBeTruthy();
      expect(published).toMatchObject([{ revision: 3, content: { name: typed } }]);
      expect(screen.queryByRole('heading', { name: 'The published version can no longer be read' })).toBeNull();
    },
  );

  test('an earlier revision can be published again, and an unreadable revision is reported', async () => {
    const fixture = createEditor(toState(toPage('Readable', 2), unreadable));
    const readRevision: ProgrammeEditor['readRevision'] = (key, revision) =>
      revision === 3 ? Promise.reject(new DataError('unreadable')) : fixture.editor.readRevision(key, revision);
    const { user, published } = await openEditor({ ...fixture, editor: { ...fixture.editor, readRevision } });
    await name();
    await user.click(screen.getByRole('button', { name: 'Show earlier revisions' }));
    await user.click(await screen.findByRole('button', { name: 'Show: Revision 3' }));
    expect(await screen.findByText('This revision can no longer be read. Choose another one.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.getAllByText('This revision can no longer be read. Choose another one.')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Publish again: Revision 1' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish again' }));
    await waitFor(() => expect(published).toMatchObject([{ revision: 3, content: { name: 'What was before' } }]));
  });
});

test('loads older revisions on request and moves focus to the first of them', async () => {
  const fixture = createEditor(toState(toPage('What is now', 70)));
  const requested: (number | undefined)[] = [];
  const listRevisions: ProgrammeEditor['listRevisions'] = (_, after) => {
    requested.push(after);
    const newest = after === undefined ? 70 : after - 1;
    const length = after === undefined ? 50 : 20;
    const revisions = Array.from({ length }, (_each, index) => ({
      revision: newest - index,
      publishedAt: new Date(0),
      publishedBy: 'amina',
    }));
    return Promise.resolve({ revisions, next: after === undefined ? 21 : null });
  };
  const { user } = await openEditor({ ...fixture, editor: { ...fixture.editor, listRevisions } });
  await name();
  await user.click(screen.getByRole('button', { name: 'Show earlier revisions' }));
  expect(await screen.findAllByRole('button', { name: /^Show: / })).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show older revisions' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Show: / })).toHaveLength(70));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Show: Revision 20');
  expect(screen.queryByRole('button', { name: 'Show older revisions' })).toBeNull();
  expect(requested).toEqual([undefined, 21]);
});
