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
 * Loads the published content of a page. Resolves to undefined if nothing is published or the request fails. The page
 * then shows the copy in the sources.
 */
export function loadPublished(page: ProgrammePageId) {
  return settleSoon(readPublished(page));
}

// Avoid `readPublic`, whose code every visitor would download only for its error codes.
async function readPublished(page: ProgrammePageId): Promise<PublishedPage | undefined> {
  const lang = currentLocale().slice(0, 2);
  try {
    const fresh = getRecentChange();
    const response = await fetch(`/api/v1/programme-pages/${page}?lang=${lang}${fresh ? `&fresh=${fresh}` : ''}`);
    const { page: published } = (await response.json()) as PagesResponse;
    return published ? { ...published, content: await inPageLocale(published.content) } : undefined;
  } catch {
    // Fall back to Firestore, for example on a host without the site's endpoints.
    return import(/* webpackChunkName: "firestore" */ './readFromFirestore').then(
      ({ readProgrammePage }) => readProgrammePage(page, lang),
      () => undefined,
    );
  }
}
