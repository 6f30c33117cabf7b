import { listChoices } from '@adp/shared-data/fields';
import { formerMember } from '@adp/shared-data/member';
import { toTranslationId, translations } from '@adp/shared-data/translation';
import type { Administrator, FoundDocument, WireFields } from '@adp/shared-data/administrator';
import { type DocumentEvent, readEvent } from './events';
import { commitOnce } from './notifications';

const batchSize = 300;

/** The number of newest versions of which drafts are kept. An author can save hundreds of drafts in a minute. */
const STORED_DRAFTS = 10;

/** Handles writes of `{collection}/{id}`: saves each version, and deletes all traces of a deleted item. */
export async function saveRevision(event: DocumentEvent, administrator: Administrator): Promise<void> {
  const { path, after } = event;
  const [collection = '', id = ''] = path.split('/');
  const subpath = `${collection}/items/${id}`;
  const readItem = async () => (await administrator.read([path])).get(path);
  const { revision, author_uid: author } = readEvent(event).after;
  const current = await readItem();
  if (current === undefined) return deleteTraces(collection, id, administrator);
  if (!after || typeof revision !== 'number') return;
  const hasLeft = (item: FoundDocument | undefined) =>
    item?.fields['author_uid'] === formerMember.authorUid && author !== formerMember.authorUid;
  if (hasLeft(current)) return;
  const isDraft = after.fields['status']?.stringValue === 'draft';
  // Ignore a late event for a version that would already have been deleted.
  if (isDraft && Number(current.fields['revision']) >= revision + STORED_DRAFTS) return;
  // Items of a member who has left are kept without the name, but former versions still contain it.
  if (author === formerMember.authorUid) await deleteVersions(subpath, administrator);
  const version = `revisions/${subpath}/versions/${revision}`;
  // Use the current byline, because the author may have been renamed since this version was written.
  const byline = author === current.fields['author_uid'] ? getByline(current.wire) : {};
  const wire = { ...after.fields, ...byline, saved_at: { timestampValue: event.time } };
  await commitOnce({ path: version, wire, precondition: { exists: false } }, administrator);
  // A published item never becomes a draft again, so the versions of a draft have consecutive numbers.
  if (isDraft && revision > STORED_DRAFTS)
    await administrator.commit([{ path: `revisions/${subpath}/versions/${revision - STORED_DRAFTS}`, deleted: true }]);
  // The item may have been deleted in the meantime, and its event may have been handled before this version was saved.
  const then = await readItem();
  if (then === undefined) await deleteTraces(collection, id, administrator);
  if (hasLeft(then)) await administrator.commit([{ path: version, deleted: true }]);
}

function getByline({ author_username: username, author_name: name }: WireFields): WireFields {
  return { ...(username && { author_username: username }), ...(name && { author_name: name }) };
}

async function deleteTraces(collection: string, id: string, administrator: Administrator): Promise<void> {
  const subpath = `${collection}/items/${id}`;
  await deleteVersions(subpath, administrator);
  await administrator.commit([
    { path: `schedules/${subpath}`, deleted: true },
    { path: `reviews/${subpath}`, deleted: true },
    { path: `handling/${subpath}`, deleted: true },
    ...listChoices.lang.map((lang) => ({
      path: `${translations.collection}/${toTranslationId(collection, id, lang)}`,
      deleted: true as const,
    })),
  ]);
}

async function deleteVersions(subpath: string, { listIds, commit }: Administrator): Promise<void> {
  const versions = `revisions/${subpath}/versions`;
  for (;;) {
    const ids = await listIds(versions, batchSize);
    if (ids.length > 0) await commit(ids.map((id) => ({ path: `${versions}/${id}`, deleted: true })));
    if (ids.length < batchSize) return;
  }
}
