import { getDirection } from '../i18n/languages';
import { currentLocale } from '../i18n/locale';

/** Characters that change the text direction, even beyond the end of the text that contains them. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

export function stripDirectionMarks(text: string): string {
  return text.replaceAll(directionMarks, '');
}

/** Isolates a member's text for use in a message, so that it does not affect the direction of the surrounding text. */
export function isolate(text: string): string {
  const plain = stripDirectionMarks(text);
  // Use the page's locale, because a server has no document with a `dir` attribute.
  const isMixed = rightToLeft.test(plain) || getDirection(currentLocale()) === 'rtl';
  return isMixed ? `\u2068${plain}\u2069` : plain;
}
