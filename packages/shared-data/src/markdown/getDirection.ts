/** Letters of right-to-left scripts: Hebrew, Arabic and related ones. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * Returns the direction of a text by its first letter; undefined for a text without letters, which takes the surrounding direction. Use it
 * for elements that contain others with `dir="auto"`, because browsers ignore the text of those when they detect a direction.
 */
export function getDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
