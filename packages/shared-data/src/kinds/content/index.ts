export { choices } from '../choices';
export { collections } from '../collections';
export {
  type ContentKind,
  contentCollections,
  contentKinds,
  type ImportedKind,
  importedKinds,
  isEditorCollection,
  isMemberKind,
  findKind,
  kindNames,
  type MemberKind,
  memberKinds,
  programmeItemKinds,
  writtenKinds,
} from '../contentKinds';
export { type ContentByKind, type Item, wholeKinds } from './wholeKinds';
export { toBulkFile, toBulkPath } from './bulkFiles';
export { bookkeepingFields } from './contentFields';
export { limits } from '../limits';
export { findKindOfSegment, itemPath, listPath } from './paths';
export type { Tombstone } from './Tombstone';
export { toTombstones } from './tombstones';
export { isDocumentId, type Kind, type OwnedKind } from '../kind';
export type { WritableKind, ItemDraft } from './defineKind';
export { changedKind } from './changedKind';
export { searchedKind } from './searchedKind';
