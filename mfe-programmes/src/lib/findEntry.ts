import type { ProgrammePageId } from '@adp/shared-data/programme-page';
import { programmes, toPageId, type ProgrammeEntry } from '../programmes';

/** Returns the programme that a page is about. Undefined for the page about the site. */
export function findEntry(page: ProgrammePageId): ProgrammeEntry | undefined {
  return Object.values<ProgrammeEntry>(programmes).find(({ path }) => toPageId(path) === page);
}
