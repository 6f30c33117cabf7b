/**
 * Counts the page's attempts to reload. jsdom cannot reload and logs that on the
 * console; `window.location.reload` itself cannot be replaced there.
 */
export function countReloads(): () => number {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => complaints.mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation')).length;
}
