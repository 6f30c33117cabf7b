export { readPart } from './formats/readPart';
export type { Network } from './formats/request';
export { isSourceField, type SourceRecord, type SourceRows } from './formats/SourceRecord';
export { importRows, type RowResult } from './import/importRows';
export { readDefaults } from './import/readDefaults';
