/** Signs that turn the direction of what follows, within a text and beyond its end. */
const turns = /[\u202a-\u202e\u2066-\u2069]/gu;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** What a member wrote, for places that know no direction, such as the title of the page: without signs that would turn what follows. */
export function unturned(words: string): string {
  return words.replaceAll(turns, '');
}

/** What a member wrote, for a sentence of ours: its direction turns nothing around it. */
export function isolated(words: string): string {
  const plain = unturned(words);
  const apart = rightToLeft.test(plain) || (typeof document !== 'undefined' && document.documentElement.dir === 'rtl');
  return apart ? `\u2068${plain}\u2069` : plain;
}
