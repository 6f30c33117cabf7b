import { resetSession } from '@adp/shared-auth/testing';
import { installDialog } from '@adp/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { replaceEditor } from '../../store/programmeApi';
import { createEditor, ivm, openEditor, toPage, toState } from '../../testing/openEditor';

// Use the French catalogs, like a French page (decision 121).
jest.mock('../../messages/en.json', () => jest.requireActual<object>('../../messages/fr.json'));
jest.mock('../../messages/edit-en.json', () => jest.requireActual<object>('../../messages/edit-fr.json'));

beforeEach(installDialog);
afterEach(() => {
  localStorage.clear();
  replaceEditor(undefined);
  resetSession();
});

test("labels the fields of errors in the page's language and counts entries from one", async () => {
  const [milestone] = ivm.milestones;
  const statement = { text: 'It is small.', sources: [] };
  const faulty = {
    ...ivm,
    purpose: { text: '', sources: ['page'] },
    sections: [{ id: 'what-it-is', title: 'What it is', statements: [statement] }],
    milestones: milestone ? [milestone, { ...milestone, date: 'soon' }] : [],
    gaps: [''],
    sources: { page: { title: 'A page', publisher: 'nepad.org', checkedOn: '' } },
  };
  const { user } = await openEditor(createEditor(toState({ ...toPage('', 1), content: faulty })));
  await user.click(await screen.findByRole('button', { name: 'Publier' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent.split('\u00a0: ')[0])).toEqual([
    'Finalité, en une phrase, Texte',
    'Section 1, Affirmation 1, Sources',
    'Étape clé 2, Date',
    'Information manquante 1, Texte',
    'Source 1, Vérifiée le',
  ]);
});
