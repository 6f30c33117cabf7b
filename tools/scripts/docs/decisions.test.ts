/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(__dirname, '../../../docs/decisions');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/**
 * Labels of links in a record's head, with the label that the linked record needs for the reverse link. A status is
 * also a link.
 */
const reverseLinks: Readonly<Record<string, string>> = {
  Changes: 'Changed by',
  'Changed by': 'Changes',
  Extends: 'Extended by',
  'Extended by': 'Extends',
  Supersedes: 'Superseded by',
  'Superseded by': 'Supersedes',
};

const records = readdirSync(folder)
  .filter((file) => /^\d{3}-/.test(file) && !file.startsWith('000'))
  .map((file) => {
    const text = read(file);
    const head = text.slice(0, text.indexOf('\n## '));
    const links = head.split(/\n(?=- )/).flatMap((item) => {
      const kind = /^- ([A-Z][a-z ]+?) \[/.exec(item)?.[1];
      return kind ? [...item.matchAll(/\]\((.*?)\)/g)].map(([, to]) => ({ from: file, kind, to: to ?? '' })) : [];
    });
    const status = / · Status: (.+)$/m.exec(head)?.[1] ?? '';
    const supersededBy = /^superseded by \[\d{3}\]\((.*?)\)$/.exec(status)?.[1];
    if (supersededBy) links.push({ from: file, kind: 'Superseded by', to: supersededBy });
    return { file, number: file.slice(0, 3), title: /^# (.*)$/m.exec(text)?.[1] ?? '', text, status, links };
  });
const links = records.flatMap((record) => record.links);

const MAX_WORDS = 420;

test('every record has a title, a status, the four sections and a limited number of words', () => {
  const isComplete = ({ number, title, status, text }: (typeof records)[number]): boolean =>
    title.startsWith(`${number} `) &&
    /^(accepted|historic|superseded by \[\d{3}\]\(.*\))$/.test(status) &&
    ['Context', 'Decision', 'Alternatives', 'Consequences'].every((section) => text.includes(`\n## ${section}\n`)) &&
    text.slice(text.indexOf('\n## ')).split(/\s+/).length <= MAX_WORDS;
  expect(records.filter((record) => !isComplete(record)).map(({ file }) => file)).toEqual([]);
});

test('links between records go both ways', () => {
  const oneWay = links.filter(
    ({ from, kind, to }) =>
      !links.some((link) => link.from === to && link.kind === reverseLinks[kind] && link.to === from),
  );
  expect(oneWay).toEqual([]);
});

test('the index lists every record once, with its title and status', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const expected = records.map(({ file, number, title, status }) => [
    '',
    `[${number}](${file})`,
    title.slice(4),
    status,
    '',
  ]);
  expect(rows.toSorted((a, b) => (a[1] ?? '').localeCompare(b[1] ?? ''))).toEqual(expected);
});

test('the index explains every missing number', () => {
  const last = Number(records.at(-1)?.number);
  const missing = Array.from({ length: last }, (_, index) => String(index + 1).padStart(3, '0')).filter(
    (number) => !records.some((record) => record.number === number),
  );
  expect(
    read('README.md')
      .split('## Missing numbers')[1]
      ?.match(/\b\d{3}\b/g),
  ).toEqual(missing);
});
