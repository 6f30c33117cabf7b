import { hasOtherDocument, openDocument } from './openDocument';

/** An address that is open in a document that was loaded at another. */
function open(address: string, loadedAt: string) {
  window.history.replaceState(null, '', address);
  Object.assign(performance, { getEntriesByType: () => [{ name: new URL(loadedAt, window.location.href).href }] });
}

afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  jest.restoreAllMocks();
});

test('an address that a link led to has a document of its own, which is loaded, whole address and all', () => {
  open('/fr/admin/reports?status=open#first', '/fr/login');
  expect(hasOtherDocument()).toBe(true);
  const load = jest.fn();
  openDocument(load);
  expect(load).toHaveBeenCalledWith('/fr/admin/reports?status=open#first');
});

test('the document of the address itself is not loaded again', () => {
  open('/nobody?q=1', '/nobody');
  expect(hasOtherDocument()).toBe(false);
});

test('offline nothing is loaded', () => {
  open('/nobody', '/apet');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(hasOtherDocument()).toBe(false);
});
