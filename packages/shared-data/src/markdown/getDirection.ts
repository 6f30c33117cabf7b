/** Letters of right-to-left scripts: Hebrew, Arabic, and related scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * Returns the direction of a text, based on its first letter. Returns undefined for a text without letters, which
 * inherits the surrounding direction. Use it on elements whose children have `dir="auto"`, because browsers ignore
 * those children when they detect the direction.
 */
export function getDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
