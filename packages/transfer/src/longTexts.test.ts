/** @jest-environment node */
import { parseAmount } from '@adp/shared-data/fields';
import { decodeText, readTable, splitBibtex, splitRis } from '@adp/shared-data/import-files';
import { isOrganisation } from '@adp/shared-data/names';
import { parsePlaces, parseTimeZone } from '@adp/shared-data/places';
import { sortAuthors, toSpokenName, withoutOthers } from './formats/authorNames';
import { joinDates } from './formats/citationDates';
import { toAddress, toDoi } from './import/addresses';
import { toPartialDate } from './import/dates';
import { shorten, toLine, toParagraphs } from './import/texts';
import { toKnowledgeType, toLanguage, toLicence, toThemes } from './import/vocabulary';

const longest = 40_000;
const parts = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '.',
  ',',
  ';',
  '(',
  '{',
  '{\\',
  '"',
  "'",
  '-',
  '&',
  '&#',
  '@',
  '@a{',
  '<',
  '<p>',
  '\\',
  '#',
  '1',
  '1,',
  'a ',
  'and ',
  'http://',
  '10.',
  'TY  - ',
  'A.',
];

/** Functions that process texts of imported files. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  parseAmount,
  decodeText: (text) => decodeText(Buffer.from(text)),
  readTable: (text) => readTable(`title,doi\n${text}\n`),
  splitBibtex,
  splitRis,
  isOrganisation,
  parsePlaces: (text) => parsePlaces([text]),
  parseTimeZone,
  sortAuthors: (text) => sortAuthors([text], { isPlainPerson: true }),
  toSpokenName,
  withoutOthers: (text) => withoutOthers([text]),
  joinDates: (text) => joinDates([text]),
  toAddress,
  toDoi,
  toPartialDate,
  shorten: (text) => shorten(text, 100),
  toLine,
  toParagraphs,
  toKnowledgeType: (text) => toKnowledgeType([text]),
  toLanguage,
  toLicence: (text) => toLicence([text]),
  toThemes: (text) => toThemes([text]),
};

test.each(Object.entries(functions))('%s takes linear time', (_, run) => {
  for (const part of parts) {
    const before = process.cpuUsage();
    run(`x${part.repeat(longest / part.length)}x`);
    const { user } = process.cpuUsage(before);
    // Quadratic time would take several seconds.
    expect([part, user / 1_000 < 1_000]).toEqual([part, true]);
  }
});
