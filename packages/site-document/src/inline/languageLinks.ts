import { storeLanguage, toUrlIn } from './pageLanguage';

/** Updates the language links after client-side navigation to lead to the current page, and stores the language that the reader chooses. */
export function followLanguageLinks(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, followLink);
}

function followLink({ type, target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('#site-languages a');
  if (!link) return;
  link.href = toUrlIn(link.hreflang);
  if (type === 'click') storeLanguage(link.hreflang);
}
