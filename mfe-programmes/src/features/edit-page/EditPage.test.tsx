import { resetSession } from '@adp/shared-auth/testing';
import {
  DataError,
  type Programme,
  type ProgrammeDraftChange,
  type ProgrammeEditor,
  type ProgrammePublication,
  type ProgrammePage,
  type ProgrammeState,
  type Versioned,
} from '@adp/shared-data';
import { testUser } from '@adp/shared-store/testing';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { programmeApi, replaceEditor } from '../../store/programmeApi';
import { store } from '../../store/store';
import { renderPage } from '../../testing/renderPage';

jest.setTimeout(20_000);
const sources = ['page'];
/** Small: there are some hundred fields in the form of a whole page. */
const ivm: Programme = {
  ...{ acronym: 'IVM', name: 'A programme', purpose: { text: 'It is for the tests.', sources } },
  sections: [{ id: 'what-it-is', title: 'What it is', statements: [{ text: 'It is small.', sources }] }],
  milestones: ['It begins', 'It goes on', 'It ends'].map((title, index) => ({ date: `200${index}`, title, sources })),
  publications: [],
  gaps: ['Nothing more.'],
  sources: { page: { title: 'A page', publisher: 'nepad.org', checkedOn: '2026-11-20' } },
};
const at = new Date('2026-11-20T08:00:00Z');

/** A page of one editor, of which another may have published or saved meanwhile. */
function createEditor(state: ProgrammeState = { page: toPage(ivm.name, 1), draft: null }) {
  let current = state;
  const saved: ProgrammeDraftChange[] = [];
  const published: ProgrammePublication[] = [];
  const editor: ProgrammeEditor = {
    read: () => Promise.resolve(current),
    saveDraft: (change) => {
      saved.push(change);
      return Promise.resolve(`draft ${saved.length}`);
    },
    removeDraft: () => Promise.resolve(),
    publish: (publication) => {
      if (publication.revision !== (current.page?.item.revision ?? 0)) return Promise.reject(new DataError('conflict'));
      published.push(publication);
      return Promise.resolve();
    },
    listRevisions: () =>
      Promise.resolve(
        ['amina', 'kofi', 'zuri'].map((publishedBy, index) => ({ revision: 3 - index, publishedAt: at, publishedBy })),
      ),
    readRevision: (_, revision) =>
      Promise.resolve(toPage(revision === 1 ? 'What was before' : 'What was next', revision).item),
    readNames: () => Promise.resolve({ zuri: { name: 'Zuri Mwangi', username: 'zuri' } }),
  };
  return { editor, saved, published, change: (next: ProgrammeState) => (current = next) };
}

const toPage = (name: string, revision: number): Versioned<ProgrammePage> => ({
  version: `page ${revision}`,
  item: {
    programme: 'ivm',
    lang: 'en',
    ...{ content: { ...ivm, name }, revision },
    ...{ publishedAt: at, publishedBy: 'kofi', updatedAt: at },
  },
});

async function open(made = createEditor(), path = '/ivm/edit') {
  store.dispatch(programmeApi.util.resetApiState());
  replaceEditor(made.editor);
  resetSession({ status: 'signed-in', user: testUser });
  return { ...(await renderPage(path)), ...made };
}

beforeEach(installDialog);
afterEach(() => {
  localStorage.clear();
  replaceEditor(undefined);
  resetSession();
});

const name = () => screen.findByRole('textbox', { name: 'Full name' });

test('the form has every part of the page, without a violation', async () => {
  const { container } = await open();
  expect(((await name()) as HTMLInputElement).value).toBe(ivm.name);
  expect(screen.getAllByRole('group', { name: /^Milestone \d+$/ })).toHaveLength(ivm.milestones.length);
  expect(screen.getAllByRole('group', { name: /^Source \d+$/ })).toHaveLength(Object.keys(ivm.sources).length);
  expect(await axeViolations(container)).toEqual([]);
});

test('what is typed is published, with everything else as it was', async () => {
  const { user, published } = await open();
  await user.clear(await name());
  await user.type(await name(), 'A new name');
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  const person = within(screen.getByRole('group', { name: 'Person 1' }));
  await user.type(person.getByRole('textbox', { name: 'Full name' }), 'Zuri Mwangi');
  await user.selectOptions(person.getByRole('combobox', { name: 'Sources' }), 'A page');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^Revision 2 is published/)).toBeTruthy();
  expect(published).toMatchObject([
    { uid: 'amina', revision: 1, content: { ...ivm, name: 'A new name', team: [{ name: 'Zuri Mwangi', sources }] } },
  ]);
});

test('what is typed is saved on the device at once, and in the account after a pause', async () => {
  const { user, saved } = await open();
  await user.type(await name(), '!');
  await waitFor(() => expect(Object.keys(localStorage)).toContain('adp.account.draft.amina.programme.ivm_en'));
  expect(await screen.findByText('Saved as a draft, for all editors of this page.')).toBeTruthy();
  expect(saved).toMatchObject([{ version: null, revision: 1, content: { name: `${ivm.name}!` } }]);
});

test('a statement without a source is not published, and the error leads to it', async () => {
  const { user, published } = await open();
  await name();
  const [statement] = screen.getAllByRole('group', { name: 'Statement 1' });
  for (const chip of statement ? within(statement).getAllByRole('button', { name: /^Remove the source/ }) : [])
    await user.click(chip);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const alert = within(await screen.findByRole('alert'));
  const link = alert.getByRole('link', { name: /nothing is published without one/ });
  await user.click(link);
  expect(document.activeElement).toBe(statement && within(statement).getByRole('combobox', { name: 'Sources' }));
  expect(published).toEqual([]);
});

test('entries are moved, removed and added by the keyboard, and focus follows them', async () => {
  const { user } = await open();
  await name();
  const titles = () =>
    screen
      .getAllByRole('group', { name: /^Milestone \d+$/ })
      .map((entry) => within(entry).getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value);
  const [first, second, ...others] = titles();
  screen.getByRole('button', { name: 'Move down: Milestone 1' }).focus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual([second, first, ...others]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: Milestone 2');
  screen.getByRole('button', { name: 'Remove: Milestone 1' }).focus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual([first, ...others]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: Milestone 1');
  screen.getByRole('button', { name: 'Add a milestone' }).focus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual([first, ...others, '']);
  expect(document.activeElement?.getAttribute('name')).toBe(`milestones.${others.length + 1}.date`);
});

test('the preview is the page as readers would see it, and leads back to the form', async () => {
  const { user } = await open();
  await user.type(await name(), ' of today');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByRole('heading', { level: 1, name: new RegExp(`${ivm.name} of today`) })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(((await name()) as HTMLInputElement).value).toBe(`${ivm.name} of today`);
  expect(document.activeElement?.textContent).toBe('Preview');
});

test.each([
  ['Continue with my text', `${ivm.name}!`],
  ['Use the newer text', 'By somebody else'],
])('where somebody has published meanwhile, both texts are there until one is chosen: %s', async (choice, expected) => {
  const { user, published, change } = await open();
  await user.type(await name(), '!');
  change({ page: toPage('By somebody else', 2), draft: null });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Revision 2 was published');
  expect(((await name()) as HTMLInputElement).value).toBe(`${ivm.name}!`);
  await user.click(screen.getByRole('button', { name: choice }));
  await waitFor(async () => expect(((await name()) as HTMLInputElement).value).toBe(expected));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published).toMatchObject([{ revision: 2, content: { name: expected } }]));
});

test('a former revision is published again as a new one', async () => {
  const { user, published } = await open(createEditor({ page: toPage('What is now', 2), draft: null }));
  await name();
  await user.click(screen.getByRole('button', { name: 'Show what was published before' }));
  await user.click(await screen.findByRole('button', { name: 'Publish again: Revision 1' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish again' }));
  await waitFor(() => expect(published).toMatchObject([{ revision: 2, content: { name: 'What was before' } }]));
});

test('the history names the editors it can, and shows what differs between two revisions', async () => {
  const { user, container } = await open(createEditor({ page: toPage('What is now', 3), draft: null }));
  await name();
  await user.click(screen.getByRole('button', { name: 'Show what was published before' }));
  expect(await screen.findByText(/^Revision 1, published by .?Zuri Mwangi.? on/)).toBeTruthy();
  expect(screen.getByText(/^Revision 2, published by another editor/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('Both say the same.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'One revision' }), 'Revision 1');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('Full name', { selector: 'dt' })).toBeTruthy();
  const marks = [...container.querySelectorAll('ins, del')].map((mark) => mark.textContent);
  expect(marks).toEqual([' removed: before end ', ' added: next end ']);
  expect(await axeViolations(container)).toEqual([]);
});

test('a time is chosen for the publication, and the draft has it', async () => {
  const { user, saved } = await open();
  await name();
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(screen.getByText('Choose a time from now on, within a year.')).toBeTruthy();
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await user.type(screen.getByLabelText('Date and time'), soon);
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText(/^It will be published on/)).toBeTruthy();
  expect(saved).toMatchObject([{ publishAt: new Date(soon) }]);
});

test('who may not edit the page is told which right it needs', async () => {
  const made = createEditor();
  await open({ ...made, editor: { ...made.editor, read: () => Promise.reject(new DataError('denied')) } });
  expect(await screen.findByRole('heading', { name: 'You may not edit this page' })).toBeTruthy();
  expect(screen.getByText(/^Editors of IVM and administrators can/)).toBeTruthy();
});

test('the page about the site is written in its own form', async () => {
  const { user, published } = await open(createEditor({ page: null, draft: null }), '/about/edit');
  const lead = await screen.findByRole('textbox', { name: 'First sentences' });
  await user.type(lead, ' And more.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published).toHaveLength(1));
});
