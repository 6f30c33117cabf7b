import { programmeDrafts, programmePages } from '@adp/shared-data';
import { type Administrator, type FoundDocument } from '@adp/shared-data/administrator';
import { getText } from './events';
import { publishDue } from './publishDue';

/** Publishes the pages of programmes whose time has come, as their editors do: the page, its version, and the draft is gone. */
export function publishProgrammes(administrator: Administrator): (event: { readonly time: string }) => Promise<void> {
  return ({ time }) =>
    publishDue(programmeDrafts.collection, { until: new Date(time), administrator }, async (draft) => {
      const path = `${programmePages.collection}/${draft.id}`;
      const page = (await administrator.read([path])).get(path);
      await administrator.commit(toWrites(draft, page));
    });
}

function toWrites(draft: FoundDocument, page: FoundDocument | undefined) {
  const { programme, lang, content, revision } = draft.fields;
  const draftPath = `${programmeDrafts.collection}/${draft.id}`;
  const precondition = { updateTime: draft.version };
  // Somebody has published meanwhile: what was planned would undo it. The draft stays, for an editor to look at.
  if (Number(page?.fields['revision'] ?? 0) !== revision)
    return [{ path: draftPath, fields: {}, mask: ['publish_at'], precondition }];
  const published = {
    fields: {
      programme,
      lang,
      content,
      revision: Number(revision) + 1,
      published_by: getText(draft.fields, 'updated_by'),
    },
    times: ['published_at', 'updated_at'],
  };
  return [
    { path: draftPath, deleted: true as const, precondition },
    {
      path: `programme_revisions/${draft.id}/versions/${Number(revision) + 1}`,
      ...published,
      precondition: { exists: false },
    },
    {
      path: `${programmePages.collection}/${draft.id}`,
      ...published,
      precondition: page ? { updateTime: page.version } : { exists: false },
    },
  ];
}
