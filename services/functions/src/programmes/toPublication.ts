import { programmeDrafts, programmePages } from '@adp/shared-data/programme-page';
import type { DocumentWrite, FoundDocument, StoredFields } from '@adp/shared-data/administrator';

/** What an editor publishes of a page. */
interface Publication {
  /** Of the page's documents. */
  readonly id: string;
  readonly uid: string;
  /** The revision that it takes the place of; 0 where nothing is published. */
  readonly revision: number;
  /** `programme`, `lang` and `content` as stored. */
  readonly fields: StoredFields;
}

/** The documents of the page that were read; neither may have changed meanwhile. */
interface PageDocuments {
  readonly page: FoundDocument | undefined;
  readonly draft: FoundDocument | undefined;
}

/** The one commit of a publication: the page, a copy that nobody changes again, and the draft is gone. */
export function toPublication(
  { id, uid, revision, fields }: Publication,
  { page, draft }: PageDocuments,
): readonly DocumentWrite[] {
  const published = {
    fields: { ...fields, revision: revision + 1, published_by: uid },
    times: ['published_at', 'updated_at'],
  };
  return [
    ...(draft
      ? [
          {
            path: `${programmeDrafts.collection}/${id}`,
            deleted: true as const,
            precondition: { updateTime: draft.version },
          },
        ]
      : []),
    { path: `programme_revisions/${id}/versions/${revision + 1}`, ...published, precondition: { exists: false } },
    {
      path: `${programmePages.collection}/${id}`,
      ...published,
      precondition: page ? { updateTime: page.version } : { exists: false },
    },
  ];
}
