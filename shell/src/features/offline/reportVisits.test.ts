import { getPageTraits } from '@adp/app-contract';
import { createMemoryRouter } from 'react-router-dom';
import { reportVisits } from './reportVisits';

/** The pages that the worker is sent when a page of this route has opened. */
function visit(path: string, requires: object): readonly string[] {
  window.history.replaceState(null, '', path);
  const { offline } = getPageTraits({ path, requires });
  const router = createMemoryRouter([{ path: '*', handle: { offline } }], { initialEntries: [path] });
  const holder = {
    get: () => router,
    attempts: () => 0,
    subscribe: () => () => undefined,
    retry: jest.fn(),
    dispose: jest.fn(),
  };
  const sent: string[] = [];
  reportVisits(holder, ({ url }) => sent.push(new URL(url).pathname));
  return sent;
}

beforeEach(() => {
  performance.getEntriesByType = () => [];
});
afterEach(() => window.history.replaceState(null, '', '/'));

test("a page is sent to the worker, a member's too", () => {
  expect(visit('/apet', {})).toEqual(['/apet']);
  expect(visit('/fr/settings', { middleware: ['auth'], identity: true })).toEqual(['/fr/settings']);
});

test('a page that signs in is not, because its URL may hold a secret', () => {
  expect(visit('/fr/authorization?oobCode=x', { identity: true })).toEqual([]);
});
