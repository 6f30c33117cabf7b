import { fold } from '../../format/fold';
import { themeNames } from './themes';

export interface Acronym {
  readonly acronyms: readonly string[];
  readonly names: readonly (readonly string[])[];
  /** The code of the theme that has one of the names. */
  readonly theme?: string;
}

/** Codes of themes by their folded names. */
const themes = new Map(
  Object.entries(themeNames).flatMap(([theme, names]) =>
    Object.values(names).map((name) => [fold(name), theme] as const),
  ),
);

function toAcronym(acronyms: string, ...names: readonly string[]): Acronym {
  const folded = names.map(fold);
  const theme = folded.flatMap((name) => themes.get(name) ?? [])[0];
  return {
    acronyms: acronyms.split(' '),
    names: folded.map((name) => name.split(' ')),
    ...(theme !== undefined && { theme }),
  };
}

/** Acronyms in texts about African digital policy in the five languages, and codes of programmes. */
const table = [
  toAcronym('au ua', 'African Union', 'Union africaine', 'União Africana', 'الاتحاد الأفريقي', 'Umoja wa Afrika'),
  toAcronym(
    'ai ia',
    'artificial intelligence',
    'intelligence artificielle',
    'inteligência artificial',
    'الذكاء الاصطناعي',
    'akili bandia',
    'akili mnemba',
    'akili unde',
  ),
  toAcronym('id', 'identity', 'identité', 'identidade', 'هوية', 'utambulisho'),
  toAcronym(
    'ict tic tehama',
    'information and communication technology',
    'technologies de l information',
    'tecnologias de informação',
    'teknolojia ya habari',
  ),
  toAcronym('apet', 'High Level Panel on Emerging Technologies'),
  toAcronym('cjed', 'Calestous Juma Executive Dialogue'),
  toAcronym('ivm', 'Integrated Vector Management'),
  toAcronym('auda nepad audanepad', 'African Union Development Agency'),
];

/** Returns the entry of an acronym. `word` must be folded. */
export function findAcronym(word: string): Acronym | undefined {
  return table.find(({ acronyms }) => acronyms.includes(word));
}

/** Returns the entry of the name that the words begin with, and the number of words in the name. Ignores names of a single word. */
export function findName(words: readonly string[]): (Acronym & { readonly length: number }) | undefined {
  for (const acronym of table)
    for (const { length } of acronym.names.filter((name) => name.every((word, index) => words[index] === word)))
      if (length > 1) return { ...acronym, length };
  return undefined;
}
