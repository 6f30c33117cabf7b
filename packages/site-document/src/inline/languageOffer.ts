import { isLanguage, languageKey } from '@adp/shared-ui/languages';

/**
 * Marks the page with the language that the reader prefers, if the page is in another one. The style sheet then shows
 * the offer in that language. Runs before the body is parsed, so that the offer moves nothing.
 */
export function markLanguageOffer(): void {
  const { lang, dataset } = document.documentElement;
  const preferred = [readLanguage(), ...navigator.languages].map((tag) => tag.slice(0, 2)).find(isLanguage);
  if (preferred && !lang.startsWith(preferred)) dataset['offer'] = preferred;
}

/** Hides the offer when the reader declines it, and stores the page's language, so that it is not offered again. */
export function followLanguageOffer(): void {
  addEventListener('submit', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('#language-offer')) return;
    event.preventDefault();
    const { lang, dataset } = document.documentElement;
    delete dataset['offer'];
    storeLanguage(lang.slice(0, 2));
  });
}

export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // If storage is blocked, the choice is not stored.
  }
}

function readLanguage(): string {
  try {
    return localStorage.getItem(languageKey) ?? '';
  } catch {
    return '';
  }
}
