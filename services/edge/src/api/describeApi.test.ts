/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from './describeApi';

const file = join(__dirname, '../../openapi.json');

test('openapi.json is up to date', () => {
  // To update the file, run `npx tsx services/edge/scripts/writeOpenApi.ts`.
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(describeApi('https://example.org'));
});

test('openapi.json is valid OpenAPI', () => {
  const validator = require.resolve('@seriousme/openapi-schema-validator');
  const command = join(validator, '../bin/validate-api-cli.js');
  expect(JSON.parse(execFileSync(process.execPath, [command, file], { encoding: 'utf8' }))).toEqual({ valid: true });
});
