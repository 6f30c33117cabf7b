/** Returns the path of the page without content (renderPages.ts), which the service worker can use for any URL offline. */
export function toAppShellPage(language: string): string {
  return `/builds/offline-${language}`;
}
