export { getLocalTimeField, localTimeFields } from './localTimeFields';
export { isObject } from './isObject';
export { listChoices } from './listChoices';
export { parseAmount } from './parseAmount';
export { patterns } from './patterns';
export { getSortKey, toSortKey } from './sortKey';
export { memberStates } from './regions';
export { widenPlace } from './widenPlace';
export { fromStored, snakeCase, type StoredDocument, toStored } from './storedKeys';
