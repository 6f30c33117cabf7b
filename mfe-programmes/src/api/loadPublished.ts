import { getRecentChange, settleSoon } from '@adp/shared-data/client';
import type { ProgrammeContent, ProgrammePageId } from '@adp/shared-data/programme-page';
import { currentLocale } from '@adp/shared-ui';
import { inPageLocale } from '../lib/inPageLocale';

interface PublishedPage {
  readonly content: ProgrammeContent;
  readonly lang: string;
}

interface PagesResponse {
  readonly page: PublishedPage | null;
}

/**
 * Loads the published content of a page for its loader, in the reader's language or in English. Undefined if nothing is published or the
 * request fails. The page then shows its own copy.
 */
export function loadPublished(page: ProgrammePageId) {
  return settleSoon(readPublished(page));
}

// Does not use `readPublic`, whose code every visitor of these pages would download. They have a copy to show, and need no reason for a
// failure.
async function readPublished(page: ProgrammePageId): Promise<PublishedPage | undefined> {
  const lang = currentLocale().slice(0, 2);
  try {
    const fresh = getRecentChange();
    const response = await fetch(`/api/v1/programme-pages/${page}?lang=${lang}${fresh ? `&fresh=${fresh}` : ''}`);
    const { page: published } = (await response.json()) as PagesResponse;
    return published ? { ...published, content: await inPageLocale(published.content) } : undefined;
  } catch {
    // For example, a host without endpoints.
    return import(/* webpackChunkName: "firestore" */ './readFromFirestore').then(
      ({ readProgrammePage }) => readProgrammePage(page, lang),
      () => undefined,
    );
  }
}
