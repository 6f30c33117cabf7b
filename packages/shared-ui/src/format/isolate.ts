import { getDirection } from '../i18n/languages';
import { currentLocale } from '../i18n/locale';

/** Characters that change the direction of what follows, within a text and beyond its end. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** A member's text without direction marks: for plain-text places such as the page's title. */
export function stripDirectionMarks(text: string): string {
  return text.replaceAll(directionMarks, '');
}

/** A member's text for use inside a message: its direction does not affect the text around it. */
export function isolate(text: string): string {
  const plain = stripDirectionMarks(text);
  // Also on a server, which has no document to ask for its direction.
  const isMixed = rightToLeft.test(plain) || getDirection(currentLocale()) === 'rtl';
  return isMixed ? `\u2068${plain}\u2069` : plain;
}
