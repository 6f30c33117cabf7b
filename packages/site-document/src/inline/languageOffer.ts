import { isLanguage } from '@adp/shared-ui/languages';
import { readLanguage, storeLanguage, toUrlIn } from './pageLanguage';

/**
 * Marks the page with the language that the reader prefers, if the page is in another one. The style sheet then shows
 * the offer in that language. Runs before the body is parsed, so that the offer moves nothing.
 */
export function markLanguageOffer(): void {
  const { lang, dataset } = document.documentElement;
  const preferred = [readLanguage(), ...navigator.languages].map((tag) => tag.slice(0, 2)).find(isLanguage);
  if (preferred && !lang.startsWith(preferred)) dataset['offer'] = preferred;
}

/** Stores whether the reader accepts or declines the offer, so that it is not repeated, and opens an accepted language. */
export function followLanguageOffer(): void {
  addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof Element) || !target.closest('#language-offer')) return;
    event.preventDefault();
    const { lang, dataset } = document.documentElement;
    const accepted = submitter?.getAttribute('value');
    storeLanguage(accepted ?? lang.slice(0, 2));
    if (accepted) location.assign(toUrlIn(accepted));
    else delete dataset['offer'];
  });
}
