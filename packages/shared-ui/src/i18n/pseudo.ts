import type { Messages } from '@lingui/core';
import type { PseudoLocale } from './isPseudo';

const plain = 'aeiouAEIOUcnyNC';
const accented = 'áéíóúÁÉÍÓÚçñýÑÇ';

/** Lengthens, accents and brackets a text (en-XA), or reverses its direction (ar-XB). */
export function toPseudoText(text: string, locale: PseudoLocale): string {
  if (text.trim() === '') return text;
  if (locale === 'ar-XB') return `\u202e${text}\u202c`;
  const letters = [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter);
  return `⟦${letters.join('')}${'·'.repeat(Math.ceil(text.length * 0.3))}⟧`;
}

export function toPseudoMessages(messages: Messages, locale: PseudoLocale): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message, locale)]));
}

function pseudoMessage(message: Messages[string], locale: PseudoLocale): Messages[string] {
  if (typeof message === 'string') return toPseudoText(message, locale);
  return message.map((token) => {
    if (typeof token !== 'string') return pseudoToken(token, locale);
    // Keep `#`, which stands for the number in a plural.
    return token === '#' ? token : toPseudoText(token, locale);
  });
}

type Token = Exclude<Exclude<Messages[string], string>[number], string>;

/** Converts a placeholder. Its third element contains the texts of a plural or select, or the format of other types. */
function pseudoToken(token: Token, locale: PseudoLocale): Token {
  const [name, type, format] = token;
  if (type === undefined || format === undefined || format === null || typeof format !== 'object') return token;
  const choices = Object.entries(format).map(([choice, value]) => [
    choice,
    Array.isArray(value) || (typeof value === 'string' && choice !== 'offset') ? pseudoMessage(value, locale) : value,
  ]);
  return [name, type, Object.fromEntries(choices)];
}
