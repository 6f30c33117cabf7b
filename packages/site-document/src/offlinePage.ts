/** Returns the path of the app shell page in a language. It has no content, so it can show any page offline (renderPages.ts). */
export function toAppShellPage(language: string): string {
  return `/builds/offline-${language}`;
}
