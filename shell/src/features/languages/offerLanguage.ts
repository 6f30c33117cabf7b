import { currentLocale } from '@adp/shared-ui';
import { getDirection, isLanguage, languageKey, splitLanguage, toBase, type Language } from '@adp/shared-ui/languages';
import { readStored, store } from '../../remotes/storage';
import texts from '../../messages/languages-en.json';
// This is not a React component, so that showing the offer does not re-render the page.
import { addTexts, useText as getText } from '../../text';
import styles from './offerLanguage.module.css';

export function findSupportedLanguage(preferred: readonly string[]): Language | undefined {
  return preferred.map((tag) => tag.slice(0, 2)).find(isLanguage);
}

/** Offers the page in the reader's chosen or browser's language, in an overlay, so that the content does not move. */
export async function offerLanguage(): Promise<void> {
  const language = findSupportedLanguage([readStored(languageKey) ?? '', ...navigator.languages]);
  if (!language || language === currentLocale()) return;
  await addTexts(texts);
  const text = getText();
  const offer = document.createElement('aside');
  offer.lang = language;
  offer.dir = getDirection(language);
  offer.className = styles['offer'] ?? '';
  offer.ariaLabel = text('languages.label');
  const link = document.createElement('a');
  link.hreflang = language;
  link.textContent = text(`languages.offer.${language}`);
  const toPage = () => {
    const { pathname, search, hash } = window.location;
    link.href = toBase(language) + splitLanguage(pathname).path + search + hash;
  };
  toPage();
  // Update the link, because the reader may have navigated since the offer was shown.
  for (const type of ['pointerdown', 'focus']) link.addEventListener(type, toPage);
  link.addEventListener('click', () => store(languageKey, language));
  const decline = document.createElement('button');
  decline.type = 'button';
  decline.textContent = text(`languages.decline.${language}`);
  decline.addEventListener('click', () => {
    store(languageKey, currentLocale());
    offer.remove();
  });
  offer.append(link, decline);
  document.body.append(offer);
}
