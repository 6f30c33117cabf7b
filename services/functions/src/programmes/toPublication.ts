import { programmeDrafts, programmePages } from '@adp/shared-data/programme-page';
import type { DocumentWrite, FoundDocument, StoredFields } from '@adp/shared-data/administrator';

interface Publication {
  readonly id: string;
  readonly uid: string;
  /** The revision that the publication replaces. 0 if nothing is published. */
  readonly revision: number;
  /** `programme`, `lang` and `content` as stored. */
  readonly fields: StoredFields;
}

/** The page's documents as they were read. The commit fails if one of them has changed. */
interface PageDocuments {
  readonly page: FoundDocument | undefined;
  readonly draft: FoundDocument | undefined;
}

/** Returns the writes of a publication: the page, an immutable copy, and the deletion of the draft. */
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
