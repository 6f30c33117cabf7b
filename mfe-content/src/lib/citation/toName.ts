/** A name in a citation: a person's in two parts, or one that is never inverted. */
export type CitedName = { readonly family: string; readonly given: string } | { readonly literal: string };

/** Words that begin a family name of several words: "Wangari wa Maathai", "Nnamdi van der Merwe". */
const particles = /^(?:al|ap|ben|bin|bint|da|das|de|del|den|der|di|do|dos|du|el|ibn|la|le|ould|ter|van|von|wa|ya)$/iu;
/** What only the name of an organisation holds. */
const organisation =
  /[\d&/()@]|\b(?:agency|alliance|association|authority|bank|centre|center|club|coalition|college|commission|committee|community|company|council|department|desk|editors?|forum|foundation|fund|group|initiative|institut\p{L}*|lab|ltd|ministry|nations|network|of|office|organi[sz]ation|panel|partnership|programme|project|secretariat|society|team|the|trust|union|universit\p{L}*)\b/iu;

/**
 * A name as citations sort it. The family name is what precedes a comma, or the last word with the particles before it.
 * Single words, organisations and names in scripts that do not invert names remain whole.
 */
export function toName(name: string): CitedName {
  const [before = '', after] = name.split(',').map((part) => part.trim());
  if (after) return { family: before, given: after };
  const words = name.trim().split(/\s+/u);
  const inverted = words.length > 1 && words.length < 6 && words.every(isNamePart) && !organisation.test(name);
  if (!inverted) return { literal: name };
  const particle = words.findIndex((word, index) => index > 0 && particles.test(word));
  const start = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') };
}

/** Letters of Latin, Greek or Cyrillic script: a capital first, unless it is a particle; no abbreviation in capitals. */
function isNamePart(word: string): boolean {
  if (particles.test(word)) return true;
  return /^(?:\p{Lu}\.)+$|^['’ʼ]?\p{Lu}[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}'’ʼ.-]*$/u.test(word);
}
