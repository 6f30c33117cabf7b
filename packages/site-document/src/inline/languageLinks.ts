import { splitLanguage, toBase } from '@adp/shared-ui/languages';
import { storeLanguage } from './languageOffer';

/** Updates the language links after client-side navigation to lead to the current page, and stores the language that the reader chooses. */
export function followLanguageLinks(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, followLink);
}

function followLink({ type, target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('#site-languages a,#language-offer a');
  if (!link) return;
  const { pathname, search, hash } = location;
  const { path } = splitLanguage(pathname);
  const base = toBase(link.hreflang);
  link.href = (base && path === '/' ? base : base + path) + search + hash;
  if (type === 'click') storeLanguage(link.hreflang);
}
