export { type Article, articleSchema } from './kinds/article/articles';
export { choices } from './kinds/choices';
export { collections } from './kinds/collections';
export { type ContentKind, type ContentByKind, contentSchemas, type Item } from './kinds/content/contentSchemas';
export { bookkeepingFields } from './kinds/content/contentFields';
export { contentChanges } from './kinds/content/contentChanges';
export { type Event, eventSchema } from './kinds/event/events';
export { formerMember, formerMemberName } from './kinds/member/formerMember';
export { type KnowledgeProduct, knowledgeProductSchema } from './kinds/knowledge-product/knowledgeProducts';
export { limits } from './kinds/limits';
export { getLocalTimeField, localTimeFields } from './fields/localTimeFields';
export { isObject } from './fields/isObject';
export { listChoices } from './fields/listChoices';
export {
  type Notification,
  notificationChoices,
  notificationLimits,
  notificationSchema,
} from './kinds/notification/notificationSchema';
export { type Opportunity, opportunitySchema } from './kinds/opportunity/opportunities';
export { parseAmount } from './fields/parseAmount';
export { patterns } from './fields/patterns';
export { getSortKey, toSortKey } from './fields/sortKey';
export { memberStates } from './fields/regions';
export { widenPlace } from './fields/widenPlace';
export { type Product, productSchema } from './kinds/product/products';
export {
  type Profile,
  toProfile,
  type ProfileRedirect,
  profileSchema,
  redirectSchema,
} from './kinds/member/profileSchema';
export { reservedUsernames, reservedWords } from './kinds/member/usernames';
export { fromStored, snakeCase, type StoredDocument, toStored } from './fields/storedKeys';
export { isReservedUsername, numbered, suggestUsername } from './kinds/member/usernames';
export { type User, usernameSchema, userSchema } from './kinds/member/users';
export { type DataOptions } from './client/connect';
export {
  type Count,
  createReader,
  type DataReader,
  type MyListOptions,
  type Page,
  type Versioned,
} from './client/createReader';
export type { AuthorStatus, DataWriter, ItemChange, ItemStatus, NewItem, StatusChange } from './writer/createWriter';
export type { Author } from './writer/Author';
export type { MemberName } from './review/memberNames';
export type { ItemVersion } from './writer/listVersions';
export type { AppealDraft, ReportDraft } from './writer/writeReport';
export { callAction } from './client/callAction';
export type { Tombstone } from './kinds/content/Tombstone';
export { toTombstones } from './kinds/content/tombstones';
export {
  isNoticeShown,
  noticeLevels,
  noticeLimits,
  noticeSchema,
  type SiteNotice,
  siteNotices,
} from './kinds/site-settings/siteNotices';
export {
  findRedirectIssues,
  redirectFields,
  type RedirectIssue,
  redirectLimits,
  type SiteRedirect,
  siteRedirects,
  toRedirectKey,
} from './kinds/site-settings/siteRedirects';
export { approvals, publishingSettings } from './kinds/review/publishing';
export { type Review, toReviews, toSchedules } from './kinds/review/reviews';
export { reviewLimits } from './kinds/review/reviewLimits';
export { type Appeal, appeals, type Report, reports } from './kinds/report/reports';
export {
  appealChoices,
  reportChoices,
  type Reported,
  reportLimits,
  toAppealId,
  toReportId,
} from './kinds/report/reportLimits';
export { type DataConfig, dataConfig, parseDataConfig, readDataConfig } from './client/DataConfig';
export { DataError, type DataErrorCode } from './client/DataError';
export type { Written } from './client/FirestoreClient';
export type { MemberExport, PlainDocument } from './writer/exportMyDocuments';
export type { DataFiles, FilesOptions, Upload } from './files/createFiles';
export { isDocumentId, type Kind, type OwnedKind } from './kinds/kind';
export { articles } from './kinds/article/articles';
export type { WritableKind, ItemDraft } from './kinds/content/contentKind';
export { events } from './kinds/event/events';
export { knowledgeProducts } from './kinds/knowledge-product/knowledgeProducts';
export { type ProgrammeProduct, programmeProducts } from './kinds/knowledge-product/programmeProducts';
export { listedArticles } from './kinds/article/listedArticles';
export { listedEvents } from './kinds/event/listedEvents';
export { listedKnowledgeProducts } from './kinds/knowledge-product/listedKnowledgeProducts';
export { listedOpportunities } from './kinds/opportunity/listedOpportunities';
export { listedProducts } from './kinds/product/listedProducts';
export { notifications } from './kinds/notification/notifications';
export { opportunities } from './kinds/opportunity/opportunities';
export { products } from './kinds/product/products';
export { bylines, findAuthor, type PublicAuthor } from './kinds/member/bylines';
export { type ListedPerson, memberProfiles, profiles } from './kinds/member/profiles';
export { hiddenProfiles } from './kinds/member/hiddenProfiles';
export { type ProfileRemoval, profileRemovals } from './kinds/member/profileRemovals';
export { getProfileCollection, toMemberDocuments } from './kinds/member/memberDocuments';
export { changedKind } from './kinds/content/changedKind';
export { datedKind } from './kinds/content/datedKind';
export { searchedKind } from './kinds/content/searchedKind';
export { users } from './kinds/member/users';
export type { MemberDeletion } from './writer/deleteMember';
export { sitePicture, withSitePictures } from './files/sitePicture';
export type { TranslationDraft, TranslationOf, WrittenTranslation } from './writer/writeTranslation';
export { type AppliedTranslation, readTranslated } from './kinds/translation/readTranslated';
export { type InLanguage, toReader } from './kinds/translation/toReader';
export {
  type Translation,
  translations,
  translationSchema,
  type TranslationText,
  translationTextSchema,
} from './kinds/translation/translations';
export {
  type TextLanguage,
  toTextLanguage,
  toTranslationId,
  translationChoices,
} from './kinds/translation/translationChoices';
export {
  type BodyElement,
  type BodyNode,
  type BodyTag,
  type BodyTree,
  readBodyTree,
  toBodyText,
} from './markdown/BodyTree';
export { getDirection } from './markdown/getDirection';
export { safeLink } from './markdown/safeAddress';
export { newId } from './client/newId';
export type { NotificationDraft } from './writer/notifyMember';
export type { ListOptions } from './client/queries';
export type { MemberChange, UserDraft } from './writer/saveMember';
export { loadFiles } from './files/loadFiles';
export { searchFolder, toSearchFileUrl } from './files/objectUrls';
export { detectFileType, fileTypes, signatureBytes } from './files/fileTypes';
export { loadUploader } from './files/loadUploader';
export type { FileUpload, RunningUpload, UploadedFile, Uploader } from './files/resumable/createUploader';
export { exportMember } from './writer/exportMember';
export { loadWriter } from './writer/loadWriter';
export { type Conditions, type FilterField, type Filters, type ListQuery } from './lists/ListDefinition';
export { listDefinitions } from './lists/listDefinitions';
export { chosenFilters, isSingle, parseFilters, printFilters, withFilter } from './lists/listFilters';
export { listPlan, type ListPlan } from './lists/listPlan';
export { offeredValues } from './lists/openValues';
export { type ListAnswer, readList } from './lists/readList';
export { countList, type ListPage, readListPage } from './lists/readListPage';
export { type PeoplePage, type Person, readPeople } from './lists/readPeople';
export {
  type Published,
  type PublishedItem,
  type PublishedKind,
  publishedKinds,
  readPublished,
} from './lists/readPublished';
export { rememberChange } from './client/recentChange';
export { readItem } from './client/readItem';
export { readPublic } from './client/readPublic';
export { closePages, type LoadedPages, loadPages, openPage } from './client/loadPages';
export { type Loaded, loadPublic, settleSoon } from './client/loadPublic';
export { changedKey, getRecentChange } from './client/getRecentChange';
export { programmePageLimits } from './kinds/programme-page/programmePageLimits';
export {
  type Milestone,
  type Programme,
  type Publication,
  type Source,
  type Statement,
  type TeamMember,
  type TextCopy,
} from './kinds/programme-page/programmeContent';
export {
  findContentErrors,
  findProgrammePage,
  parseContent,
  type ProgrammeContent,
  type ProgrammeDraft,
  programmeDrafts,
  type ProgrammePage,
  type ProgrammePageId,
  programmePageIds,
  type ProgrammePageKey,
  programmePages,
  toProgrammePageId,
} from './kinds/programme-page/programmePages';
export type {
  ProgrammeDraftChange,
  ProgrammeEditor,
  ProgrammePublication,
  ProgrammeRevision,
  ProgrammeRevisions,
  ProgrammeState,
} from './writer/createProgrammeEditor';
export type { ContentIssue } from './kinds/programme-page/contentChecks';
export { loadProgrammeEditor } from './writer/loadProgrammeEditor';
