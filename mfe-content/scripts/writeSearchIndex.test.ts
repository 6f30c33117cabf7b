/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSearchIndex } from './writeSearchIndex';

const init = { projectId: 'demo-index', apiKey: 'none', emulators: { sameOrigin: true } };

test('where reading fails, the last good index stays', async () => {
  const out = mkdtempSync(join(tmpdir(), 'index-'));
  writeFileSync(join(out, 'index.json'), 'the last good one');
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      Promise.resolve(String(input).endsWith('/init.json') ? Response.json(init) : new Response('{}', { status: 503 })),
    );
  await expect(writeSearchIndex('http://127.0.0.1:9', out)).rejects.toMatchObject({ code: 'unavailable' });
  expect(fetch).toHaveBeenCalledTimes(2);
  expect([readdirSync(out), readFileSync(join(out, 'index.json'), 'utf8')]).toEqual([
    ['index.json'],
    'the last good one',
  ]);
  fetch.mockRestore();
  rmSync(out, { recursive: true });
});
