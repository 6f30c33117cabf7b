import type { AccessRequest } from './accessRequest';
import { fieldsToMap, type JsonObject, plainObjectToMap } from './documentValues';
import { type Decision, evaluate } from './evaluate';
import { parseRules } from './parseRules';
import type { RulesModel } from './syntax';
import { type MapValue, toTimestamp } from './values';

/** Caller with one custom claim. */
const amina = { uid: 'amina', token: plainObjectToMap({ email: 'amina@example.org', n: 3 }) };
/** Time of every request. */
const noon = new Date('2026-03-01T12:00:00Z');

/** Returns parsed rules that contain these match blocks. */
export function toRules(blocks: string, version: '1' | '2' = '2'): RulesModel {
  return parseRules(
    `rules_version = '${version}';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${blocks}\n}}`,
  );
}

/** Returns a request by the member amina. Defaults to a get of `c/one`. `path` starts after `documents`. */
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

/** Decides a get of `c/one` by rules with a single condition. `fields` are in proto3 JSON. */
export function decideIf(condition: string, fields: JsonObject = {}): Decision {
  return evaluate(
    toRules(`match /c/{id} { allow get: if ${condition}; }`),
    toRequest('c/one', { resource: fieldsToMap(fields) }),
  );
}
