import { importPart, type ImportRequest } from './importPart';

const request: ImportRequest = {
  run: 'a'.repeat(24),
  kind: 'knowledgeProduct',
  isDryRun: false,
  name: 'list.csv',
  reason: '',
  defaults: [],
  part: { address: 'https://repository.example/oai', rowsBefore: 60 },
  skip: [61],
};
const sent = { results: [], lastRow: 61, next: 'page2', notes: [], problem: null };

const importWith = (answer: object) =>
  importPart(request, {
    fetch: () => Promise.resolve(new Response(JSON.stringify(answer))),
    getToken: () => Promise.resolve('token'),
  });

test('the answer has the number of the last row, which may have been skipped', async () => {
  expect(await importWith(sent)).toEqual(sent);
});

test('an answer without the number of the last row is unreadable, because later rows would have wrong numbers', async () => {
  const { lastRow: _, ...older } = sent;
  await expect(importWith(older)).rejects.toMatchObject({ code: 'unreadable' });
});
