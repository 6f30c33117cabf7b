import { isOrganisation } from '../names/isOrganisation';

/** A name in a citation: a person, with separate parts if the name can be inverted, or an organisation. */
export type CitedName = CitedPerson | { readonly literal: string };

type CitedPerson = Readonly<Record<'family', string> & Partial<Record<'given' | 'suffix', string>>>;

/** Particles that start a family name of several words, such as "wa Maathai" and "de Sousa e Silva". */
const particles =
  /^(?:al|ap|ben|bin|bint|da|das|de|del|den|der|di|do|dos|du|e|el|ibn|la|le|ould|ter|van|von|wa|y|ya)$/iu;
const suffix = /^(?:Jr|Sr|II|III|IV)\.?$/u;
/** Portuguese kinship suffixes that belong to the family name: "João Silva Filho". */
const kinship = /^(?:Filho|Júnior|Neto|Sobrinho)$/u;
/** Degrees and titles after a name. Their case distinguishes them from given names such as "Ma" and "Md". */
const degree = /^(?:P[Hh]\.?D|MD|MSc|MA|MBA|DPhil|Eng|Esq)\.?$/u;

/** Splits a name for sorting: at a comma, or before the last word with its particles. Does not split other names. */
export function toName(name: string): CitedName {
  // Names of organisations can contain commas: "Ministry of ICT, Innovation and Youth Affairs". But a single word before a
  // comma is a family name: "Bank, Peter".
  const [first = ''] = name.split(',');
  const isFamilyName = first !== name && !first.trim().includes(' ');
  if (!isFamilyName && isOrganisation(first)) return { literal: name };
  const all = name.split(',').map((part) => part.trim());
  const parts = all.filter((part, index) => index === 0 || !degree.test(part));
  const [before = '', after, last] = parts;
  if (after) return { family: before, given: after, ...(last && suffix.test(last) ? { suffix: last } : {}) };
  const person = parts.join(',');
  const words = person.split(/\s+/u);
  const ending = words.length > 2 && suffix.test(words.at(-1) ?? '') ? words.pop() : undefined;
  if (words.length < 2 || words.length > 7 || !words.every(isNamePart)) return { family: person };
  const particle = words.findIndex((word, index) => index > 0 && particles.test(word));
  const length = kinship.test(words.at(-1) ?? '') && words.length > 2 ? 2 : 1;
  const start = particle > 0 && particle < words.length - 1 ? particle : words.length - length;
  return {
    family: words.slice(start).join(' '),
    given: words.slice(0, start).join(' '),
    ...(ending === undefined ? {} : { suffix: ending }),
  };
}

/** Accepts particles, initials, and capitalised words in Latin, Greek or Cyrillic script. */
function isNamePart(word: string): boolean {
  if (particles.test(word)) return true;
  return /^(?:\p{Lu}\.)+$|^['’ʼ]?\p{Lu}[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}'’ʼ.-]*$/u.test(word);
}
