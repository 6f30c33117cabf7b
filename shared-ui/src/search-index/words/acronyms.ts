import { fold } from '../../format/fold';

interface Acronym {
  readonly acronyms: readonly string[];
  /** What they stand for, in folded words. */
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

/** The acronyms of the name with which the words begin, and the number of its words. A name of one word is a word like others. */
export function findName(words: readonly string[]): { acronyms: readonly string[]; length: number } | undefined {
  for (const { acronyms, names } of table)
    for (const name of names)
      if (name.length > 1 && name.every((word, place) => words[place] === word))
        return { acronyms, length: name.length };
  return undefined;
}
