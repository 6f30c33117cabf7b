/** @jest-environment node */
import { fold, foldWords, stripDirectionMarks } from '@adp/shared-ui/format';
import { compareTexts } from '@adp/shared-ui/differences';
import { toCsl, toName } from '@adp/shared-data/citation';
import { byPeople } from './citation/testing/works';
import { getHost } from './format/getHost';
import { readingMinutes } from './markdown/readingMinutes';
import { safeImage } from './markdown/safeImage';

const longest = 100_000;
const parts = [
  '.',
  ' ',
  '\t',
  '\n',
  'a ',
  'a.',
  '-',
  '_',
  '*',
  '/',
  '=',
  '@',
  '#',
  "'",
  'A.',
  'http://',
  'https://a/',
  '1',
  '\u0301',
  '\u202e',
];

/** The functions that process members' texts, except the Markdown parser (shared-data/src/markdown/bounds.test.ts). */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  readingMinutes,
  fold,
  foldWords,
  stripDirectionMarks,
  compareTexts: (text) => compareTexts(text, `${text}x`),
  toName,
  toCsl: (text) => toCsl({ ...byPeople, title: text, authors: [text] }),
  getHost,
  safeImage,
};

test.each(Object.entries(functions))('%s takes linear time for long texts', (_, run) => {
  for (const part of parts) {
    const before = process.cpuUsage();
    run(`x${part.repeat(longest / part.length)}x`);
    const { user } = process.cpuUsage(before);
    // A quadratic algorithm would take several seconds.
    expect([part, user / 1_000 < 1_500]).toEqual([part, true]);
  }
});
