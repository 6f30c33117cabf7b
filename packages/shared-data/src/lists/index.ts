export type { Conditions, FilterField, Filters, ListQuery } from './ListDefinition';
export { listDefinitions } from './listDefinitions';
export { chosenFilters, isSingle, parseFilters, printFilters, withFilter } from './listFilters';
export { listPlan, type ListPlan } from './listPlan';
export { offeredValues } from './openValues';
export { type ListAnswer, readList } from './readList';
export { countList, type ListPage, readListPage } from './readListPage';
export { type PeoplePage, type Person, readPeople } from './readPeople';
export { type Published, type PublishedItem, type PublishedKind, publishedKinds, readPublished } from './readPublished';
