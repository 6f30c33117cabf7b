/** Entry point for tests of a product's rules, indexes and seed, without HTTP. */
export { createHostingApi } from './createHostingApi';
export { createMemberToken, createToken } from './createToken';
export { toDocumentEvent } from '../background/createBackground';
export { createFirestore } from '../firestore/createFirestore';
export { createStorage } from '../storage/createStorage';
export { fieldsToMap, plainObjectToMap } from '../rules/documentValues';
export { createDeniedRequests } from '../rules/deniedRequests';
export { evaluate } from '../rules/evaluate';
export { parseRules } from '../rules/parseRules';
export { parseCached } from '../rules/rulesCache';
export { toFetch } from './toFetch';
export { answerServices } from '../http/answerServices';
export { withCdn } from '../hosting/cdn';
export type { RulesModel } from '../rules/syntax';
export { type MapValue, toTimestamp, type Value } from '../rules/values';
