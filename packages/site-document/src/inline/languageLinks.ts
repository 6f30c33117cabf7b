import { languageKey, splitLanguage, toBase } from '@adp/shared-ui/languages';

/** Makes the language links lead to the page that the reader has navigated to, and stores the chosen language. */
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
    // The choice is not stored.
  }
}
