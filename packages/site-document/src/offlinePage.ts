/**
 * Returns the path of the app shell page in a language. This page has no content, so the service worker can use it for any URL offline
 * (renderPages.ts).
 */
export function toAppShellPage(language: string): string {
  return `/builds/offline-${language}`;
}
