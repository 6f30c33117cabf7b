import { openSeparateDocument } from './openSeparateDocument';

const registry = {
  apps: [
    { name: 'mfe_account', origin: 'https://account.example', owns: ['/:username'] },
    { name: 'mfe_admin', origin: 'https://admin.example', owns: ['/admin'], separateDocument: true },
  ],
  social: {},
};
const fetchJson = jest.fn(() => Promise.resolve(new Response(JSON.stringify({ registry }))));
let loaded = '';
beforeEach(() => {
  loaded = '';
  fetchJson.mockClear();
  Object.assign(globalThis, { fetch: fetchJson });
});

/** What is opened at an address, in a document that was loaded at another. */
async function open(address: string, loadedAt: string) {
  window.history.replaceState(null, '', address);
  Object.assign(performance, {
    getEntriesByType: () => [{ name: new URL(loadedAt, window.location.href).href }],
  });
  await openSeparateDocument((path) => (loaded = path));
  return loaded;
}

test('a link into an app with documents of its own loads its document, whole address and all', async () => {
  expect(await open('/admin/reports?status=open#first', '/login')).toBe('/admin/reports?status=open#first');
  expect(await open('/fr/admin', '/fr/login')).toBe('/fr/admin');
});

test('a page that nobody has stays the error page that it is', async () => {
  expect(await open('/nobody', '/apet')).toBe('');
});

test('the document of the address itself loads nothing, and asks nobody', async () => {
  expect(await open('/admin/none', '/admin/none')).toBe('');
  expect(fetchJson).not.toHaveBeenCalled();
});
