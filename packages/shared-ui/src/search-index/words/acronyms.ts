import { fold } from '../../format/fold';

/** Acronyms, and what they stand for. */
export interface Acronym {
  readonly acronyms: readonly string[];
  /** In folded words. */
  readonly names: readonly (readonly string[])[];
}

const toAcronym = (acronyms: string, ...names: readonly string[]): Acronym => ({
  acronyms: acronyms.split(' '),
  names: names.map((name) => fold(name).split(' ')),
});

/** The acronyms that texts about African digital policy use, in the five languages; the programmes by their codes, too. */
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

/** What an acronym stands for, if the folded word is one. */
export function findAcronym(word: string): Acronym | undefined {
  return table.find(({ acronyms }) => acronyms.includes(word));
}

/** The name with which the words begin, and the number of its words. A name of one word is a word like others. */
export function findName(words: readonly string[]): (Acronym & { readonly length: number }) | undefined {
  for (const acronym of table)
    for (const { length } of acronym.names.filter((name) => name.every((word, place) => words[place] === word)))
      if (length > 1) return { ...acronym, length };
  return undefined;
}
