import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const subjects = ['cybersecurity', 'data protection', 'connectivity', 'health', 'agriculture', 'energy', 'climate'];
const places = ['Ghana', 'Kenya', 'Senegal', 'Rwanda', 'Mozambique', 'Tunisia', 'Zambia', 'Cameroon'];
const names = ['Diallo, Amina', 'Mensah, Kofi', 'Odhiambo, Zuri', 'Tavares, Nuno', 'Ben Salah, Leila'];
/** Interval of records without a language, which are common in exports of reference managers. */
const everyWithoutLanguage = 50;

/**
 * Writes a file of references in the export format of a reference manager, for tests of the import. All records are
 * invented, and their texts mention this.
 * @returns the path of the file
 */
export function writeSampleRecords(folder: string, count: number): string {
  const file = join(folder, 'sample-references.ris');
  writeFileSync(file, Array.from({ length: count }, (_, at) => toRecord(at + 1)).join(''));
  return file;
}

function toRecord(number: number): string {
  const pick = (list: readonly string[], step = 1) => list[(number * step) % list.length] ?? '';
  const subject = pick(subjects);
  const location = pick(places, 3);
  return [
    'TY  - RPRT',
    `TI  - Sample report ${number}: ${subject} in ${location}`,
    `AU  - ${pick(names)}`,
    `AU  - ${pick(names, 2)}, Sample`,
    `AB  - Sample content, made up for a test of the import. Record ${number} is about ${subject} in ${location}, and no such report exists.`,
    `PY  - ${2010 + (number % 16)}`,
    ...(number % everyWithoutLanguage === 0 ? [] : ['LA  - en']),
    `KW  - ${subject}`,
    'KW  - sample content',
    `DO  - 10.5555/sample.import.${number}`,
    `UR  - https://repository.example/items/${number}`,
    'ER  - ',
    '',
  ].join('\r\n');
}
