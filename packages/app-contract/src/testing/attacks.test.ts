/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attackTables, type Attack } from './attacks';

// docs/trust.md has the tables of attacks. With ADP_ATTACKS=1, this test writes them. Run `npm run format` afterwards.

const file = join(__dirname, '../../../../docs/trust.md');
const begin = '<!-- attacks -->\n';
const end = '<!-- end -->';

const toRow = ({ attack, foundBy, reason }: Attack) => [attack, foundBy.join(', '), reason];

function toMarkdown(): string {
  const tables = Object.entries(attackTables).map(([title, attacks]) => {
    const rows = [['attack', 'found by', 'reason'], ['---', '---', '---'], ...Object.values(attacks).map(toRow)];
    return `\n### ${title}\n\n${rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`;
  });
  return tables.join('');
}

/** Returns the lines without the alignment of their cells. */
const normalize = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/ *\| */g, '|')
        .replaceAll(/-{3,}/g, '---')
        .trim(),
    )
    .filter(Boolean);

test('docs/trust.md has the attacks that the tests try', () => {
  const text = readFileSync(file, 'utf8');
  const [before = '', after = ''] = text.split(begin);
  const [printed = '', rest = ''] = after.split(end);
  if (process.env['ADP_ATTACKS']) writeFileSync(file, `${before}${begin}${toMarkdown()}\n${end}${rest}`);
  else expect(normalize(printed)).toEqual(normalize(toMarkdown()));
});

test('there are at least 40 attacks, each with its own description', () => {
  const attacks = Object.values(attackTables).flatMap((table) => Object.values(table).map(({ attack }) => attack));
  expect(attacks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(attacks).size).toBe(attacks.length);
});
