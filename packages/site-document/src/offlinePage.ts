/** The page without content that makes any page of its language from what the device has stored (renderPages.ts writes it). */
export function toBlankPage(language: string): string {
  return `/builds/offline-${language}`;
}
