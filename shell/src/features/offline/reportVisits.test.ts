import { type Access, getPageTraits } from '@adp/app-contract';
import { createMemoryRouter } from 'react-router-dom';
import { reportVisits } from './reportVisits';

/** Opens a page of the given route. Returns the URLs that were sent to the worker. */
function visit(path: string, access: Access): readonly string[] {
  window.history.replaceState(null, '', path);
  const { offline } = getPageTraits({ path, access });
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

test("sends a page to the worker, including members' pages", () => {
  expect(visit('/apet', 'public')).toEqual(['/apet']);
  expect(visit('/fr/settings', 'members')).toEqual(['/fr/settings']);
});

test('does not send a sign-in page, because its URL may contain a secret', () => {
  expect(visit('/fr/authorization?oobCode=x', 'signIn')).toEqual([]);
});
