/** @jest-environment node */
import { DataError } from '@adp/shared-data/client';
import type { ImportAnswer, ImportRequest } from '@adp/shared-data/review';
import { runImport } from './runImport';

const request = {
  run: 'a',
  kind: 'knowledgeProduct' as const,
  isDryRun: true,
  name: 'n',
  reason: 'r',
  defaults: [],
};
const row = (number: number, id = `imported-${number}`) => ({
  row: number,
  outcome: 'added' as const,
  title: `T${number}`,
  id,
  notes: [],
});
const answer = (more: Partial<ImportAnswer> = {}): ImportAnswer => ({
  results: [],
  lastRow: more.results?.at(-1)?.row ?? 0,
  next: null,
  notes: [],
  problem: null,
  ...more,
});
const parts = [0, 60].map((rowsBefore) => ({ format: 'csv' as const, text: 'x', rowsBefore, linesBefore: 0 }));

function start(
  send: (sent: ImportRequest) => Promise<ImportAnswer>,
  source: Parameters<typeof runImport>[0]['source'],
) {
  const aborter = new AbortController();
  const run = () =>
    runImport({
      source,
      request,
      send,
      signal: aborter.signal,
      onProgress: () => undefined,
      pause: () => Promise.resolve(),
    });
  return { run, aborter };
}

test('a cancelled import ends after the current part', async () => {
  const { run, aborter } = start(
    () => {
      aborter.abort();
      return Promise.resolve(answer({ results: [row(1)] }));
    },
    { parts },
  );
  expect(await run()).toMatchObject({ end: 'cancelled', rows: [{ row: 1 }] });
});

test('a part without a response is sent at most four times', async () => {
  let count = 0;
  const { run } = start(
    () => {
      count += 1;
      return count === 3 ? Promise.resolve(answer()) : Promise.reject(new DataError('unavailable'));
    },
    { parts },
  );
  expect((await run()).end).toBe('failed');
  expect(count).toBe(7);
});

test('a URL is read page by page to the end', async () => {
  const sent: unknown[] = [];
  const { run } = start(
    ({ part }) => {
      sent.push(part);
      const number = sent.length;
      return Promise.resolve(answer({ results: [row(number)], next: number < 3 ? `p${number}` : 'p2' }));
    },
    { address: 'https://a.example/oai' },
  );
  expect((await run()).rows).toHaveLength(3);
  expect(sent).toEqual([
    { address: 'https://a.example/oai', rowsBefore: 0 },
    { address: 'https://a.example/oai', after: 'p1', rowsBefore: 1 },
    { address: 'https://a.example/oai', after: 'p2', rowsBefore: 2 },
  ]);
});

test('rows keep their numbers after a page whose last row is skipped', async () => {
  const sent: ImportRequest[] = [];
  const send = (request: ImportRequest) => {
    sent.push(request);
    const { part, skip } = request;
    const numbers = [1, 2].map((number) => part.rowsBefore + number);
    const results = numbers.filter((number) => !skip.includes(number)).map((number) => row(number));
    return Promise.resolve(answer({ results, lastRow: numbers.at(-1) ?? 0, next: sent.length === 1 ? 'p1' : null }));
  };
  const repeated = [{ ...row(2, 'imported-1'), outcome: 'refused' as const }];
  const { rows } = await runImport({
    source: { address: 'https://a.example/oai' },
    request,
    repeated,
    send,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(sent.map(({ part: { rowsBefore }, skip }) => [rowsBefore, skip])).toEqual([
    [0, [2]],
    [2, []],
  ]);
  expect(rows.map(({ row: number }) => number)).toEqual([1, 2, 3, 4]);
});

test('ten thousand rows are reported in order, including repeated rows in different parts', async () => {
  const many = Array.from({ length: 167 }, (_, at) => ({
    format: 'csv' as const,
    text: '',
    rowsBefore: at * 60,
    linesBefore: 0,
  }));
  const { run } = start(
    ({ part: { rowsBefore } }) =>
      Promise.resolve(
        answer({
          results: Array.from({ length: 60 }, (_, at) =>
            row(rowsBefore + at + 1, rowsBefore === 600 ? 'imported-1' : undefined),
          ),
        }),
      ),
    { parts: many },
  );
  const { rows } = await run();
  expect([rows.length, rows.filter(({ outcome }) => outcome === 'refused').length]).toEqual([10_020, 60]);
  expect(rows[600]).toMatchObject({ row: 601, reason: 'the same DOI or address as row 1' });
});
