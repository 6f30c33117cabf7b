export { createAdministrator, type Administrator, type ItemWrite } from './createAdministrator';
export type { ExportedDocument } from './exportedDocuments';
export type { StoredFile } from './listFiles';
export { isRecord, type FoundDocument, type StoredFields, type WireFields } from '../client/wireValues';
export { firestoreOrigin } from '../client/DataConfig';
export { toTombstonePath } from '../kinds/content/tombstones';
export { holdsFields } from '../writer/refusals';
export { getInvalidFields } from '../kinds/readWith';
