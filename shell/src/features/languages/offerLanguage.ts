import { currentLocale } from '@adp/shared-ui';
import { getDirection, isLanguage, languageKey, splitLanguage, toBase, type Language } from '@adp/shared-ui/languages';
import { readStored, store } from '../../remotes/storage';
import texts from '../../messages/languages-en.json';
// No component: nothing of the page is made again for it.
import { addTexts, useText as getText } from '../../text';
import styles from './offerLanguage.module.css';

/** The first language of the site that the reader's browser asks for; undefined for none. */
export function findWanted(wanted: readonly string[]): Language | undefined {
  return wanted.map((tag) => tag.slice(0, 2)).find(isLanguage);
}

/**
 * Offers the page in the language that was chosen last on this device, by a link or by declining another, else in the first one that
 * the browser asks for; in that language, where it is another than the page's. It stands over the end of the screen: nothing of the page moves, and nobody is redirected.
 */
export async function offerLanguage(): Promise<void> {
  const language = findWanted([readStored(languageKey) ?? '', ...navigator.languages]);
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
  // The reader may have gone on meanwhile.
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
