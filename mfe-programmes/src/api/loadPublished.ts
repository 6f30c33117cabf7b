import { getRecentChange, settleSoon } from '@adp/shared-data/client';
import type { ProgrammeContent, ProgrammePageId } from '@adp/shared-data/programme-page';
import { currentLocale } from '@adp/shared-ui';
import { inPageLocale } from '../lib/inPageLocale';

interface PublishedPage {
  readonly content: ProgrammeContent;
  readonly lang: string;
}

interface Answer {
  readonly page: PublishedPage | null;
}

/**
 * What editors have published of a page, for its loader: in the reader's language, else in English. Nothing where they have not,
 * or where it cannot be read: the page has its own copy.
 */
export function loadPublished(page: ProgrammePageId) {
  return settleSoon(readPublished(page));
}

// Not by `readPublic`: its code would be in the first view of these pages, which have a copy to show and need no reason of a failure.
async function readPublished(page: ProgrammePageId): Promise<PublishedPage | undefined> {
  const lang = currentLocale().slice(0, 2);
  try {
    const fresh = getRecentChange();
    const answer = await fetch(`/api/v1/programme-pages/${page}?lang=${lang}${fresh ? `&fresh=${fresh}` : ''}`);
    const { page: published } = (await answer.json()) as Answer;
    return published ? { ...published, content: await inPageLocale(published.content) } : undefined;
  } catch {
    // A host without endpoints, for one.
    return import(/* webpackChunkName: "firestore" */ './readFromFirestore').then(
      ({ readProgrammePage }) => readProgrammePage(page, lang),
      () => undefined,
    );
  }
}
