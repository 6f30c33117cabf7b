export type { AuthorStatus, DataWriter, ItemChange, ItemStatus, NewItem, StatusChange } from './createWriter';
export type { Author } from './Author';
export type { MemberName } from '../review/memberNames';
export type { ItemVersion } from './listVersions';
export type { AppealDraft, ReportDraft } from './writeReport';
export type { MemberExport, PlainDocument } from './exportMyDocuments';
export type { MemberDeletion } from './deleteMember';
export type { TranslationDraft, TranslationOf, WrittenTranslation } from './writeTranslation';
export type { NotificationDraft } from './notifyMember';
export type { SaveDraft } from './storeSaves';
export type { MemberChange, UserDraft } from './saveMember';
export { exportMember } from './exportMember';
export { loadWriter } from './loadWriter';
export type {
  ProgrammeDraftChange,
  ProgrammeEditor,
  ProgrammePublication,
  ProgrammeRevision,
  ProgrammeRevisions,
  ProgrammeState,
} from './createProgrammeEditor';
export { loadProgrammeEditor } from './loadProgrammeEditor';
