/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grammar } from './grammar';

const lowering = ['parseRules.ts', 'parseTree.ts', 'lowerExpression.ts', 'literals.ts', 'syntax.ts'];

test("the grammar name contains the parser's version and a hash of the lowering code", () => {
  const parser: unknown = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'));
  const version = /security-rules": "([^"]+)"/.exec(JSON.stringify(parser, null, 1))?.[1];
  const hash = createHash('sha256');
  for (const file of lowering) hash.update(readFileSync(join(__dirname, file)));
  expect(grammar).toBe(`security-rules@${version} lowering:${hash.digest('hex').slice(0, 12)}`);
});
