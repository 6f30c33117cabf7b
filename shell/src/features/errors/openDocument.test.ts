import { hasOtherDocument, openDocument } from './openDocument';

/** Simulates a document that was loaded at one URL and now shows another URL. */
function open(address: string, loadedAt: string) {
  window.history.replaceState(null, '', address);
  Object.assign(performance, { getEntriesByType: () => [{ name: new URL(loadedAt, window.location.href).href }] });
}

afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  jest.restoreAllMocks();
});

test('loads the document of a URL that was reached by client-side navigation, with query and hash', () => {
  open('/fr/admin/reports?status=open#first', '/fr/login');
  expect(hasOtherDocument()).toBe(true);
  const load = jest.fn();
  openDocument(load);
  expect(load).toHaveBeenCalledWith('/fr/admin/reports?status=open#first');
});

test('does not load the document of the current URL again', () => {
  open('/nobody?q=1', '/nobody');
  expect(hasOtherDocument()).toBe(false);
});

test('loads no document while the visitor is offline', () => {
  open('/nobody', '/apet');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(hasOtherDocument()).toBe(false);
});
