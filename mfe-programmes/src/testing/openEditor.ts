import { resetSession } from '@adp/shared-auth/testing';
import { DataError } from '@adp/shared-data/client';
import type { Programme, ProgrammePage } from '@adp/shared-data/programme-page';
import type {
  ProgrammeDraftChange,
  ProgrammeEditor,
  ProgrammePublication,
  ProgrammeState,
} from '@adp/shared-data/writer';
import { testUser } from '@adp/shared-store/testing';
import { programmeApi, replaceEditor } from '../store/programmeApi';
import { store } from '../store/store';
import { renderPage } from './renderPage';

export const sources = ['page'];
/** A programme with little content, because the form of a real page has about a hundred fields. */
export const ivm: Programme = {
  acronym: 'IVM',
  name: 'A programme',
  purpose: { text: 'It is for the tests.', sources },
  sections: [{ id: 'what-it-is', title: 'What it is', statements: [{ text: 'It is small.', sources }] }],
  milestones: ['It begins', 'It goes on', 'It ends'].map((title, index) => ({ date: `200${index}`, title, sources })),
  publications: [],
  gaps: ['Nothing more.'],
  sources: { page: { title: 'A page', publisher: 'nepad.org', checkedOn: '2026-11-20' } },
};
const at = new Date('2026-11-20T08:00:00Z');

/** Creates a fake editor of a page. Tests can publish or save as another editor. */
export function createEditor(state: ProgrammeState = toState(toPage(ivm.name, 1))) {
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
      if (publication.revision !== current.revision) return Promise.reject(new DataError('conflict'));
      published.push(publication);
      return Promise.resolve();
    },
    listRevisions: () =>
      Promise.resolve({
        revisions: ['amina', 'kofi', 'zuri'].map((publishedBy, index) => ({
          revision: 3 - index,
          publishedAt: at,
          publishedBy,
        })),
        next: null,
      }),
    readRevision: (_, revision) =>
      Promise.resolve(toPage(revision === 1 ? 'What was before' : 'What was next', revision)),
    readNames: () => Promise.resolve({ zuri: { name: 'Zuri Mwangi', username: 'zuri' } }),
  };
  return { editor, saved, published, change: (next: ProgrammeState) => (current = next) };
}

export const toPage = (name: string, revision: number): ProgrammePage => ({
  programme: 'ivm',
  lang: 'en',
  content: { ...ivm, name },
  revision,
  publishedAt: at,
  publishedBy: 'kofi',
  updatedAt: at,
});

/** Returns the state of a page without a draft. */
export const toState = (page: ProgrammePage | null, more: Partial<ProgrammeState> = {}): ProgrammeState => ({
  revision: page?.revision ?? 0,
  page,
  isUnreadable: false,
  draft: null,
  ...more,
});

export async function openEditor(fixture = createEditor(), path = '/ivm/edit') {
  sessionStorage.clear();
  // The page has no preview beside the form, as on phones. jsdom has no media queries.
  const ignore = () => undefined;
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: ignore, removeEventListener: ignore }),
  });
  store.dispatch(programmeApi.util.resetApiState());
  replaceEditor(fixture.editor);
  resetSession({ status: 'signed-in', user: testUser });
  return { ...(await renderPage(path)), ...fixture };
}
