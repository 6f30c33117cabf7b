/** The names of kinds and filter values in all languages, for servers. Pages use the catalogs of their app. */
export * as topicNames from './topic-names/catalogs';
