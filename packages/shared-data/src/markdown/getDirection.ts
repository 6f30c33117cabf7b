/** Letters of scripts that are written from the right: Hebrew, Arabic and their kin. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * The direction of a text by its first letter. For elements around others with `dir="auto"`: a browser looks for their
 * direction outside of these alone, and finds none. A text of numbers has that of what is around.
 */
export function getDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
