import {
  createReader,
  dataConfig,
  listedEvents,
  listedKnowledgeProducts,
  listedOpportunities,
  listPlan,
  readListPage,
  type ContentKind,
  type Kind,
} from '@adp/shared-data';

/** The first page of a programme's list, as the endpoint of the site reads it. @throws DataError */
async function readList<Item extends object>(kind: ContentKind, source: Kind<unknown, Item>, programme: string) {
  const reader = createReader(await dataConfig());
  return readListPage(reader, source, listPlan(kind, { programme: [programme] }, new Date()));
}

export const readKnowledgeProducts = (programme: string) =>
  readList('knowledgeProduct', listedKnowledgeProducts, programme);
export const readEvents = (programme: string) => readList('event', listedEvents, programme);
export const readOpportunities = (programme: string) => readList('opportunity', listedOpportunities, programme);
