import { createReader, dataConfig } from '@adp/shared-data/client';
import type { ContentKind, Kind } from '@adp/shared-data/content';
import { listedEvents } from '@adp/shared-data/event';
import { listedKnowledgeProducts } from '@adp/shared-data/knowledge-product';
import { listPlan, readListPage } from '@adp/shared-data/lists';
import { listedOpportunities } from '@adp/shared-data/opportunity';
import {
  findProgrammePage,
  programmePages,
  type ProgrammePage,
  type ProgrammePageId,
} from '@adp/shared-data/programme-page';
import { languages } from '@adp/shared-ui/languages';

/** Reads the first page of a programme's list, like the site's endpoint. @throws DataError */
async function readList<Item extends object>(kind: ContentKind, source: Kind<unknown, Item>, programme: string) {
  const reader = createReader(await dataConfig());
  return readListPage(reader, source, listPlan(kind, { programme: [programme] }, new Date()));
}

export const readKnowledgeProducts = (programme: string) =>
  readList('knowledgeProduct', listedKnowledgeProducts, programme);
export const readEvents = (programme: string) => readList('event', listedEvents, programme);
export const readOpportunities = (programme: string) => readList('opportunity', listedOpportunities, programme);

/** Falls back to English. Resolves to undefined if there is no content or the request fails. */
export async function readProgrammePage(
  programme: ProgrammePageId,
  requestedLanguage: string,
): Promise<ProgrammePage | undefined> {
  try {
    const reader = createReader(await dataConfig());
    const lang = languages.find((language) => language === requestedLanguage) ?? 'en';
    return (await findProgrammePage((id) => reader.get(programmePages, id), { programme, lang })) ?? undefined;
  } catch {
    return undefined;
  }
}
