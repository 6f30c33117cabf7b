import { languageKey, splitLanguage, toBase } from '@adp/shared-ui/languages';

/** Returns the URL of the open page in a language. */
export function toUrlIn(language: string): string {
  const { pathname, search, hash } = location;
  const { path } = splitLanguage(pathname);
  const base = toBase(language);
  return (base && path === '/' ? base : base + path) + search + hash;
}

/** Returns the language that the reader chose earlier, or an empty string. */
export function readLanguage(): string {
  try {
    return localStorage.getItem(languageKey) ?? '';
  } catch {
    return '';
  }
}

export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // If storage is blocked, the choice is not stored.
  }
}
