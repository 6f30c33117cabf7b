export { createAdministrator, type Administrator, type ItemWrite } from './createAdministrator';
export type { DocumentWrite } from './documentWrites';
export type { ExportedDocument } from './exportedDocuments';
export { toMarkPath } from '../changes/toMarkPath';
export { toSortKeyWrite } from './toSortKeyWrite';
export type { StoredFile } from './listFiles';
export {
  fromWireFields,
  toWireFields,
  toWireScalar,
  type WireValue,
  type FoundDocument,
  type StoredFields,
  type WireFields,
} from '../client/wireValues';
export { firestoreOrigin } from '../client/DataConfig';
export { getCitedAuthor } from '../kinds/content/getCitedAuthor';
export { toTombstonePath } from '../kinds/content/tombstones';
export { hasCode, holdsFields } from '../writer/refusals';
export { getInvalidFields } from '../kinds/readWith';
export { detectFileType, fileTypes, signatureBytes } from '../files/fileTypes';
