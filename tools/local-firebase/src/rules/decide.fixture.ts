import type { AccessRequest } from './accessRequest';
import { fieldsToMap, type JsonObject, plainObjectToMap } from './documentValues';
import { type Decision, evaluate } from './evaluate';
import { parseRules } from './parseRules';
import type { RulesModel } from './syntax';
import { type MapValue, toTimestamp } from './values';

/** Test data: a caller with one claim. */
const amina = { uid: 'amina', token: plainObjectToMap({ email: 'amina@example.org', n: 3 }) };
/** Test data: when every request of these tests comes. */
const noon = new Date('2026-03-01T12:00:00Z');

/** A rules file with these match blocks in it. */
export function toRules(blocks: string, version: '1' | '2' = '2'): RulesModel {
  return parseRules(
    `rules_version = '${version}';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${blocks}\n}}`,
  );
}

/** A get of `c/one` by amina, unless told otherwise; `path` from behind `documents`. */
export function toRequest(
  path = 'c/one',
  rest: Partial<AccessRequest> = {},
  stored: Readonly<Record<string, MapValue>> = {},
): AccessRequest {
  const find = (name: string) => stored[name.replace('/databases/(default)/documents/', '')] ?? null;
  return {
    service: 'cloud.firestore',
    method: 'get',
    path: `/databases/(default)/documents/${path}`,
    auth: amina,
    time: toTimestamp(noon),
    resource: null,
    requestResource: null,
    documents: { before: find, after: find },
    ...rest,
  };
}

/** The verdict on a get of `c/one` under one condition, its fields in proto3 JSON. */
export function decideIf(condition: string, fields: JsonObject = {}): Decision {
  return evaluate(
    toRules(`match /c/{id} { allow get: if ${condition}; }`),
    toRequest('c/one', { resource: fieldsToMap(fields) }),
  );
}
