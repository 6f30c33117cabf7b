import { languageKey, splitLanguage, toBase } from '@adp/shared-ui/languages';

/** Updates the language links after client-side navigation to lead to the current page, and stores the language that the reader chooses. */
export function followLanguageLinks(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, followLink);
}

function followLink({ type, target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('#site-languages a');
  if (!link) return;
  const { pathname, search, hash } = location;
  const { path } = splitLanguage(pathname);
  const base = toBase(link.lang);
  link.href = (base && path === '/' ? base : base + path) + search + hash;
  if (type !== 'click') return;
  try {
    localStorage.setItem(languageKey, link.lang);
  } catch {
    // If storage is blocked, the choice is not stored.
  }
}
