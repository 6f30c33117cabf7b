import { createReader, dataConfig } from '@adp/shared-data/client';
import type { ContentKind, Kind } from '@adp/shared-data/content';
import { listedKinds, listPlan, readListPage, type ListedItem } from '@adp/shared-data/lists';
import {
  findProgrammePage,
  programmePages,
  type ProgrammePage,
  type ProgrammePageId,
} from '@adp/shared-data/programme-page';
import { languages } from '@adp/shared-ui/languages';

/** Reads the first page of a programme's list, like the site's endpoint. @throws DataError */
export async function readList(kind: ContentKind, programme: string) {
  const reader = createReader(await dataConfig());
  const source: Kind<unknown, ListedItem> = listedKinds[kind];
  return readListPage(reader, source, listPlan(kind, { programme: [programme] }, new Date()));
}

/**
 * Reads a published page in the requested language, or else in English. Resolves to undefined if neither is published or the
 * request fails.
 */
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
