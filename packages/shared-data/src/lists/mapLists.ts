import { memberKinds } from '../kinds/contentKinds';

/** The lists that have a map: the kinds that all members write, except articles, and the directory of members. */
export const mapLists = [...memberKinds.filter((kind) => kind !== 'article'), 'people'] as const;
export type MapList = (typeof mapLists)[number];
