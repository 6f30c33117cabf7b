/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPublishArgs } from './readPublishArgs.mjs';

const read = (line: string) => readPublishArgs(line.split(' '));

test.each([
  ['publish mfe-programmes', 'mfe-programmes'],
  ['publish --site production mfe-programmes --next', 'mfe-programmes'],
  ['publish --channel=shell --key a --key b mfe-content', 'mfe-content'],
  ['publish shell --site production --news x', 'shell'],
])('%s builds %s', (line, target) => {
  expect(read(line)).toMatchObject({ target, publishesBuild: true });
});

test.each([
  'publish pages --site production',
  'publish files mfe-content .tmp/search /search',
  'publish --site production',
  'publish mfe-programmes --promote',
  'publish --renew mfe-programmes',
  'rollback mfe-programmes',
])('%s builds nothing', (line) => {
  expect(read(line).publishesBuild).toBe(false);
});

test('a channel makes a preview', () => {
  expect(['publish shell', 'publish --channel=pr-7 shell'].map((line) => read(line).isPreview)).toEqual([false, true]);
});

test('the value of an option is never taken for the target', () => {
  const command = readFileSync(join(__dirname, '../cli/src/publish/main.ts'), 'utf8');
  const options = [...command.matchAll(/^ {6}'?([\w-]+)'?: \{ type: 'string'/gm)].map(([, name]) => name);
  expect(options).toContain('site');
  for (const name of options) expect(read(`publish --${name} value shell`).target).toBe('shell');
});
