/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toSortKey } from '@adp/shared-data/fields';
import { toWireFields } from '@adp/shared-data/testing';
import { evaluate, fieldsToMap, parseRules, toTimestamp } from '@adp/local-firebase/testing';
import { keys } from './sortKeyCases';

test.each(Object.entries(keys))('the sort key of %j is %j', (text, key) => {
  expect(toSortKey(text)).toBe(key);
});

const text = readFileSync(join(__dirname, '../../firestore.rules'), 'utf8');
const [toKey = ''] = /function toSortKey\(text\) \{.*?\n {4}\}/s.exec(text) ?? [];
const rules = parseRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${toKey}
    match /texts/{id} { allow create: if request.resource.data.key == toSortKey(request.resource.data.text); }
  }
}`);
const missing = () => null;

function isAllowed(text: string, key: string): boolean {
  return evaluate(rules, {
    service: 'cloud.firestore',
    method: 'create',
    path: '/databases/(default)/documents/texts/one',
    auth: null,
    time: toTimestamp(new Date()),
    resource: null,
    documents: { before: missing, after: missing },
    requestResource: fieldsToMap(toWireFields({ text, key })),
  }).allowed;
}

// If rules and code computed different keys, members could not store the affected titles.
test('rules and code agree on every character of the basic multilingual plane', () => {
  // Excludes surrogates, because a single surrogate is not a character.
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => !/[\ud800-\udfff]/.test(character),
  );
  const differing: string[] = [];
  for (let at = 0; at < characters.length; at += 64) {
    const some = characters.slice(at, at + 64);
    for (const text of [some.join(''), some.join('x')])
      if (!isAllowed(text, toSortKey(text))) differing.push(`${at.toString(16)}: ${text}`);
  }
  expect(differing).toEqual([]);
  expect(isAllowed('Économie', 'Économie')).toBe(false);
});
