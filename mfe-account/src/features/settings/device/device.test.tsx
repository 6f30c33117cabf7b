import { createFakeCaches } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import '../testing/identity';
import { screen, within } from '@testing-library/react';
import { emptyDevice, keysIn, storeDrafts } from '../../../testing/draftDatabase';
import { renderSettings, resetMocks, findStatus, section, describeElement } from '../testing/renderSettings';

beforeEach(() => {
  resetMocks();
  emptyDevice();
});
afterEach(() => jest.restoreAllMocks());

const device = () => section('This device');

test('stores the duration of toasts and the choice of data saver', async () => {
  const { user } = await renderSettings();
  expect(describeElement(device().getByRole('radio', { name: '3 seconds' })).checked).toBe(true);
  await user.click(device().getByRole('radio', { name: '10 seconds' }));
  expect(localStorage.getItem('adp.toastTime')).toBe('10000');
  await findStatus('This device', /Saved on this device/);
  await user.click(device().getByRole('radio', { name: 'Until I close them' }));
  expect(localStorage.getItem('adp.toastTime')).toBe('keep');
  const saveData = device().getByRole('checkbox', { name: /^Data saver/ });
  await user.click(saveData);
  expect(localStorage.getItem('adp.saveData')).toBe('1');
  await user.click(saveData);
  expect(localStorage.getItem('adp.saveData')).toBe('0');
});

test('shows stored choices', async () => {
  localStorage.setItem('adp.toastTime', '6000');
  document.documentElement.setAttribute('data-saver', '');
  await renderSettings();
  expect(describeElement(device().getByRole('radio', { name: '6 seconds' })).checked).toBe(true);
  expect(describeElement(device().getByRole('checkbox', { name: /^Data saver/ })).checked).toBe(true);
});

test('shows an error if a setting cannot be stored', async () => {
  const { user } = await renderSettings();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(device().getByRole('radio', { name: '6 seconds' }));
  expect(describeElement(await device().findByRole('alert')).text).toContain(
    'This browser does not allow sites to save settings',
  );
  expect(describeElement(device().getByRole('radio', { name: '3 seconds' })).checked).toBe(true);
});

test('lists stored data with sizes and never clears the session', async () => {
  localStorage.setItem('adp.session', '1');
  localStorage.setItem('adp.shell.manifest.mfe_content', 'x'.repeat(2_000));
  sessionStorage.setItem('adp.shell.reloadedAt', '1');
  localStorage.setItem('somebody.else', '1');
  const { user } = await renderSettings();
  await device().findByText('Saved site versions');
  const row = (name: string) => within(device().getByText(name).closest('li') ?? document.body);
  expect(row('Saved site versions').getByText('1 entry, 2 kB')).toBeTruthy();
  expect(row('Session').getByText('1 entry, 12 bytes')).toBeTruthy();
  expect(row('Session').queryByRole('button')).toBeNull();
  // Check only this section, because the page's list of time zones takes many seconds in jsdom.
  expect(await axeViolations(screen.getByRole('region', { name: 'This device' }))).toEqual([]);
  await user.click(device().getByRole('button', { name: 'Clear: Saved site versions' }));
  await findStatus('This device', /Cleared: Saved site versions/);
  expect(describeElement(device().getByRole('heading', { name: 'Data stored on this device' })).focused).toBe(true);
  await user.click(device().getByRole('button', { name: 'Clear: Other' }));
  expect([localStorage.length, sessionStorage.length]).toEqual([2, 0]);
  expect(localStorage.getItem('adp.session')).toBe('1');
});

test('counts content saved for offline and links to its list', async () => {
  const saved = [{ bytes: 1_200_000 }, { bytes: 300_000 }];
  const match = (name: string) =>
    Promise.resolve(name === '/-/saved' ? new Response(JSON.stringify(saved)) : undefined);
  Reflect.set(globalThis, 'caches', { match, has: () => Promise.resolve(false) });
  await renderSettings();
  expect(await device().findByText('2 entries, 1.5 MB')).toBeTruthy();
  expect(device().queryByRole('button', { name: 'Clear: Saved for offline' })).toBeNull();
  const link = device().getByRole('link', { name: 'View or delete downloaded pages' });
  expect(link.getAttribute('href')).toBe('#offline');
  Reflect.deleteProperty(globalThis, 'caches');
});

test('counts visited pages and clears them, but not saved content', async () => {
  const fake = createFakeCaches();
  Reflect.set(globalThis, 'caches', fake);
  const put = async (cache: string, url: string, bytes: number) =>
    (await fake.open(cache)).put(url, new Response('x'.repeat(bytes)));
  await put('adp-files', '/b-0123456789/shell.js', 3_000_000);
  await put('adp-pages', '/apet', 500_000);
  await put('adp-manifests', '/manifest.json', 100);
  await put('adp-saved', '/cjed', 100);
  const { user } = await renderSettings();
  expect(await device().findByText('2 entries, 3.5 MB')).toBeTruthy();
  await user.click(device().getByRole('button', { name: 'Clear: Visited pages' }));
  await findStatus('This device', /Cleared: Visited pages/);
  expect(await fake.keys()).toEqual(['adp-manifests', 'adp-saved']);
  Reflect.deleteProperty(globalThis, 'caches');
});

test('asks for confirmation before clearing drafts, including drafts of items', async () => {
  localStorage.setItem('adp.account.draft.author.profile', '{}');
  await storeDrafts('adp.content.drafts', [{ key: 'a', owner: null }]);
  const { user } = await renderSettings();
  await user.click(await device().findByRole('button', { name: 'Clear: Drafts' }));
  expect(device().getByText('2 entries, 58 bytes')).toBeTruthy();
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear all drafts?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(localStorage).toHaveLength(1);
  await user.click(device().getByRole('button', { name: 'Clear: Drafts' }));
  await user.click(await screen.findByRole('button', { name: 'Clear all drafts' }));
  await findStatus('This device', /Cleared: Drafts/);
  expect(localStorage).toHaveLength(0);
  expect(await keysIn('adp.content.drafts')).toEqual([]);
  expect(await device().findByText('Nothing is stored.')).toBeTruthy();
});

test('shows a message if reading storage is forbidden', async () => {
  jest.spyOn(Storage.prototype, 'key').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  localStorage.setItem('adp.session', '1');
  await renderSettings();
  expect(await device().findByText('This browser does not let the site store anything.')).toBeTruthy();
});

test('shows a skeleton until the data has been read', async () => {
  let resolveDatabases: (databases: IDBDatabaseInfo[]) => void = () => undefined;
  jest.spyOn(indexedDB, 'databases').mockReturnValue(new Promise((resolve) => (resolveDatabases = resolve)));
  await renderSettings();
  expect(describeElement(device().getByRole('group', { name: 'Loading' })).attribute('aria-busy')).toBe('true');
  expect(device().queryByText('Nothing is stored.')).toBeNull();
  resolveDatabases([]);
  expect(await device().findByText('Nothing is stored.')).toBeTruthy();
  expect(device().queryByRole('group', { name: 'Loading' })).toBeNull();
});
