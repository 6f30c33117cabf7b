/**
 * Counts the page's attempts to reload. jsdom cannot reload, and logs that as an error. It does not allow replacing
 * `window.location.reload`.
 */
export function countReloads(): () => number {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => complaints.mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation')).length;
}
