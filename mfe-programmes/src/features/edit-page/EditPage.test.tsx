import { resetSession } from '@adp/shared-auth/testing';
import { DataError } from '@adp/shared-data/client';
import type { ProgrammeEditor } from '@adp/shared-data/writer';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { replaceEditor } from '../../store/programmeApi';
import { createEditor, ivm, openEditor, sources, toPage, toState } from '../../testing/openEditor';

beforeEach(installDialog);
afterEach(() => {
  localStorage.clear();
  replaceEditor(undefined);
  resetSession();
});

const name = () => screen.findByRole('textbox', { name: 'Full name' });

test('the form has fields for the name, each milestone and each source', async () => {
  await openEditor();
  expect(((await name()) as HTMLInputElement).value).toBe(ivm.name);
  expect(screen.getAllByRole('group', { name: /^Milestone \d+$/ })).toHaveLength(ivm.milestones.length);
  expect(screen.getAllByRole('group', { name: /^Source \d+$/ })).toHaveLength(Object.keys(ivm.sources).length);
});

test('publishes the typed text and leaves all other content unchanged', async () => {
  const { user, published } = await openEditor();
  await user.clear(await name());
  await user.type(await name(), 'A new name');
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  const person = within(screen.getByRole('group', { name: 'Person 1' }));
  await user.type(person.getByRole('textbox', { name: 'Full name' }), 'Zuri Mwangi');
  await user.selectOptions(person.getByRole('combobox', { name: 'Sources' }), 'A page');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^Revision 2 is published/)).toBeTruthy();
  expect(published).toMatchObject([
    {
      revision: 1,
      draftVersion: null,
      content: { ...ivm, name: 'A new name', team: [{ name: 'Zuri Mwangi', sources }] },
    },
  ]);
});

test('saves the typed text on the device immediately, and in the account after a pause', async () => {
  const { user, saved } = await openEditor();
  await user.type(await name(), '!');
  await waitFor(() => expect(Object.keys(localStorage)).toContain('adp.account.draft.amina.programme.ivm_en'));
  expect(await screen.findByText('Saved as a draft for all editors of this page.')).toBeTruthy();
  expect(saved).toMatchObject([{ version: null, revision: 1, content: { name: `${ivm.name}!` } }]);
});

test('a publication waits until the draft is saved, and is sent once', async () => {
  const fixture = createEditor();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const saveDraft: ProgrammeEditor['saveDraft'] = async (change) => {
    await answered;
    return fixture.editor.saveDraft(change);
  };
  const { user } = await openEditor({ ...fixture, editor: { ...fixture.editor, saveDraft } });
  await user.type(await name(), '!');
  await screen.findByText('Saving');
  const button = screen.getByRole('button', { name: 'Publish' });
  await user.dblClick(button);
  expect(fixture.published).toEqual([]);
  answer();
  expect(await screen.findByText(/^Revision 2 is published/)).toBeTruthy();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  expect(fixture.published).toMatchObject([{ draftVersion: 'draft 1', content: { name: `${ivm.name}!` } }]);
});

test('says if a language has no text, and does not publish the English text as a translation', async () => {
  const fixture = createEditor(toState(null));
  const read: ProgrammeEditor['read'] = ({ lang }) =>
    lang === 'en'
      ? Promise.resolve(toState(toPage('A programme', 1)))
      : fixture.editor.read({ programme: 'ivm', lang });
  const { user, container } = await openEditor(
    { ...fixture, editor: { ...fixture.editor, read } },
    '/ivm/edit?lang=sw',
  );
  await screen.findByRole('heading', { name: 'This page has no text in this language yet' });
  const publish = screen.getByRole('button', { name: 'Publish' });
  await user.click(publish);
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).toMatch(/^Nothing was published/);
  expect(document.activeElement).toBe(refusal);
  expect(fixture.published).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);
  await user.type(await name(), ' ya');
  await user.click(publish);
  expect(await screen.findByText(/^Revision 1 is published/)).toBeTruthy();
  expect(fixture.published).toMatchObject([{ key: { lang: 'sw' }, content: { name: 'A programme ya' } }]);
  expect(screen.queryByRole('heading', { name: 'This page has no text in this language yet' })).toBeNull();
});

test('does not publish a statement without a source, and links to the error', async () => {
  const { user, published } = await openEditor();
  await name();
  const [statement] = screen.getAllByRole('group', { name: 'Statement 1' });
  for (const chip of statement ? within(statement).getAllByRole('button', { name: /^Remove the source/ }) : [])
    await user.click(chip);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const alert = within(await screen.findByRole('alert'));
  const panel = statement?.closest('details');
  await waitFor(() => expect(document.activeElement).toBe(panel?.querySelector('summary')));
  expect(panel?.open).toBe(true);
  const link = alert.getByRole('link', { name: /Every statement needs one/ });
  await user.click(link);
  expect(document.activeElement).toBe(statement && within(statement).getByRole('combobox', { name: 'Sources' }));
  expect(published).toEqual([]);
});

test('the preview shows the page as readers would see it, and returns to the form', async () => {
  const { user } = await openEditor();
  await user.type(await name(), ' of today');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByRole('heading', { level: 1, name: new RegExp(`${ivm.name} of today`) })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(((await name()) as HTMLInputElement).value).toBe(`${ivm.name} of today`);
  expect(document.activeElement?.textContent).toBe('Preview');
});

test.each([
  ['Continue with my text', `${ivm.name}!`],
  ['Use the newer text', 'By a colleague'],
])('shows both versions after a colleague has published, until the editor chooses: %s', async (choice, expected) => {
  const { user, published, change } = await openEditor();
  await user.type(await name(), '!');
  change(toState(toPage('By a colleague', 2)));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Revision 2 was published');
  expect(((await name()) as HTMLInputElement).value).toBe(`${ivm.name}!`);
  await user.click(screen.getByRole('button', { name: choice }));
  await waitFor(async () => expect(((await name()) as HTMLInputElement).value).toBe(expected));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published).toMatchObject([{ revision: 2, content: { name: expected } }]));
});

test('stores the scheduled publication time with the draft', async () => {
  const { user, saved } = await openEditor();
  await name();
  await user.click(screen.getByRole('button', { name: 'Schedule publication' }));
  expect(screen.getByText('Choose a time in the future, within a year.')).toBeTruthy();
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await user.type(screen.getByLabelText('Date and time'), soon);
  await user.click(screen.getByRole('button', { name: 'Schedule publication' }));
  expect(await screen.findByText(/^This will be published on/)).toBeTruthy();
  expect(saved).toMatchObject([{ publishAt: new Date(soon) }]);
});

test('tells editors without access who can edit the page', async () => {
  const fixture = createEditor();
  await openEditor({ ...fixture, editor: { ...fixture.editor, read: () => Promise.reject(new DataError('denied')) } });
  expect(await screen.findByRole('heading', { name: 'You cannot edit this page' })).toBeTruthy();
  expect(screen.getByText(/^Only editors of IVM and administrators with a verified email address can/)).toBeTruthy();
});

test('the page about the site has its own form', async () => {
  const { user, published } = await openEditor(createEditor(toState(null)), '/about/edit');
  const lead = await screen.findByRole('textbox', { name: 'Introduction' });
  await user.type(lead, ' And more.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published).toHaveLength(1));
});

test('shows validation errors from the site at the corresponding fields', async () => {
  const fixture = createEditor();
  const refusal = new DataError('invalid', {
    fields: ['milestones.1.sources: no-source', 'sources.page.title: address'],
  });
  const { user } = await openEditor({
    ...fixture,
    editor: { ...fixture.editor, publish: () => Promise.reject(refusal) },
  });
  await user.type(await name(), '!');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('link').map(({ textContent }) => plain(textContent))).toEqual([
    'Milestone 2, Sources: Choose at least one source. Every statement needs one.',
    'Source 1, Title: Enter the title of the page in words, not its link.',
  ]);
  await user.click(alert.getByRole('link', { name: /Milestone 2/ }));
  const milestone = within(screen.getByRole('group', { name: 'Milestone 2' }));
  expect(document.activeElement).toBe(milestone.getByRole('combobox', { name: 'Sources' }));
});

/** Removes the Unicode characters that isolate text direction. */
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '');
