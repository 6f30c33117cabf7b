/**
 * Returns a function that counts the page's attempts to reload. jsdom cannot reload and logs an error instead, which is
 * counted, because `window.location.reload` cannot be replaced.
 */
export function countReloads(): () => number {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => complaints.mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation')).length;
}
