export { type Article, articleSchema } from './schemas/article';
export { choices } from './schemas/choices';
export { collections } from './schemas/collections';
export { type ContentKind, type ContentOf, contentSchemas, type Item } from './schemas/content';
export { bookkeepingFields } from './schemas/contentFields';
export { type Event, eventSchema } from './schemas/event';
export { formerMember } from './schemas/formerMember';
export { type KnowledgeProduct, knowledgeProductSchema } from './schemas/knowledgeProduct';
export { limits } from './schemas/limits';
export { listChoices } from './schemas/listChoices';
export { type Notification, notificationChoices, notificationLimits, notificationSchema } from './schemas/notification';
export { type Opportunity, opportunitySchema } from './schemas/opportunity';
export { patterns } from './schemas/patterns';
export { type Product, productSchema } from './schemas/product';
export { type Profile, profileOf, type ProfileRedirect, profileSchema, redirectSchema } from './schemas/profile';
export { reservedUsernames } from './schemas/reservedUsernames';
export { fromStored, snakeCase, type StoredDocument, toStored } from './schemas/storedKeys';
export { numbered, suggestUsername } from './schemas/suggestUsername';
export { type User, usernameSchema, userSchema } from './schemas/user';
export { type DataOptions } from './access/connect';
export {
  type Count,
  createReader,
  type DataReader,
  type OwnListOptions,
  type Page,
  type Versioned,
} from './access/createReader';
export type { Author, DataWriter, ItemChange, NewItem } from './access/createWriter';
export { type DataConfig, dataConfig, parseDataConfig, readDataConfig } from './access/DataConfig';
export { DataError, type DataErrorCode } from './access/DataError';
export type { Written } from './access/door';
export { exportMember } from './access/exportMember';
export type { MemberExport, PlainDocument } from './access/exportOwn';
export type { DataFiles, FilesOptions, Upload } from './access/files/createFiles';
export type { Kind, OwnKind } from './access/kind';
export { articles } from './access/kinds/articles';
export type { ContentKind as WritableKind, DraftOf } from './access/kinds/contentKind';
export { events } from './access/kinds/events';
export { knowledgeProducts } from './access/kinds/knowledgeProducts';
export { listedArticles } from './access/kinds/listedArticles';
export { listedEvents } from './access/kinds/listedEvents';
export { listedKnowledgeProducts } from './access/kinds/listedKnowledgeProducts';
export { listedOpportunities } from './access/kinds/listedOpportunities';
export { listedProducts } from './access/kinds/listedProducts';
export { notifications } from './access/kinds/notifications';
export { opportunities } from './access/kinds/opportunities';
export { products } from './access/kinds/products';
export { profiles } from './access/kinds/profiles';
export { searchedKind } from './access/kinds/searchedKind';
export { users } from './access/kinds/users';
export type { Leaving } from './access/leave';
export { loadFiles } from './access/loadFiles';
export { loadWriter } from './access/loadWriter';
export { newId } from './access/newId';
export type { Telling } from './access/notify';
export type { ListOptions } from './access/queries';
export type { MemberChange, UserDraft } from './access/saveMember';
