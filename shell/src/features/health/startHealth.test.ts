import type { AppManifest } from '@adp/app-contract';
import { saveData } from '@adp/shared-ui';
import type { RouterHolder } from '../../lib/RouterHolder';
import { appsInUse } from '../../remotes/loadApp';
import { measureVisit } from './measureVisit';
import { startHealth } from './startHealth';

jest.mock('./measureVisit', () => ({ measureVisit: jest.fn() }));
jest.mock('../../remotes/loadApp', () => ({ appsInUse: jest.fn(() => []) }));

const site = { apps: [], social: {} };
const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const holder = {} as RouterHolder;
const build = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0000000001',
  container: 'a',
  entry: 'a',
  requires: {},
  integrity: {},
};

/** Opens a page, and returns whether its visit is measured. */
async function open(manifest: AppManifest | undefined, random: number): Promise<boolean> {
  jest.useFakeTimers();
  jest.mocked(measureVisit).mockClear();
  jest.mocked(appsInUse).mockReturnValue(manifest ? [{ app, manifest }] : []);
  jest.spyOn(Math, 'random').mockReturnValue(random);
  startHealth(site, holder);
  jest.advanceTimersByTime(4_999);
  expect(measureVisit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await new Promise((done) => setTimeout(done, 20));
  return jest.mocked(measureVisit).mock.calls.length > 0;
}

afterEach(() => {
  saveData(undefined);
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'webdriver');
  jest.restoreAllMocks();
});

test('a fifth of the visits is measured, and every visit to an app with a canary', async () => {
  expect(await open(build, 0.19)).toBe(true);
  expect(await open(build, 0.2)).toBe(false);
  expect(await open({ ...build, canary: { ...build, share: 0.1 } }, 0.9)).toBe(true);
  expect(await open(Object.assign({ share: 0.1 }, build), 0.9)).toBe(true);
});

test.each<[string, () => unknown]>([
  ['with data saver', () => saveData(true)],
  ["with the browser's hint", () => Reflect.set(navigator, 'connection', { saveData: true })],
  ['in an automated browser', () => Reflect.set(navigator, 'webdriver', true)],
])('%s, nothing is measured', async (_, set) => {
  set();
  expect(await open(build, 0)).toBe(false);
});
