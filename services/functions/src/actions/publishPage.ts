import { choices } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import {
  findContentErrors,
  parseContent,
  programmeDrafts,
  programmePageIds,
  programmePages,
  toProgrammePageId,
} from '@adp/shared-data/programme-page';
import { type Administrator, type FoundDocument, holdsFields, type StoredFields } from '@adp/shared-data/administrator';
import * as v from 'valibot';
import { ignoreStale, isStale } from '../background/stale';
import { toPublication } from '../programmes/toPublication';
import { type ActionOptions, requireEditor } from './ActionContext';
import { ActionError } from './ActionError';

export const publishInput = v.strictObject({
  programme: v.picklist(programmePageIds),
  lang: v.picklist(choices.lang),
  /** The content schema validates this field later. */
  content: v.unknown(),
  /** The revision that the editor has seen. 0 if nothing was published. */
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The version of the draft that the editor has seen. Null if there was no draft. */
  draft: v.nullable(v.string()),
});

const MAX_PATHS = 100;

/** Runs `publish-page`, which is idempotent. Rejects with a conflict unless the editor saw the current revision. */
export async function publishPage(
  { content, revision, draft, ...key }: v.InferOutput<typeof publishInput>,
  request: Request,
  options: ActionOptions,
): Promise<object> {
  const { administrator } = options;
  const { uid } = await requireEditor(request, key.programme, options);
  const parsed = parseContent(key.programme, content);
  if (parsed.issues) {
    const fields = findContentErrors(key.programme, content).slice(0, MAX_PATHS);
    throw new ActionError(400, 'invalid', 'The content is invalid.', { fields });
  }
  const id = toProgrammePageId(key);
  const fields = toStored({ ...key, content: parsed.content }) as StoredFields;
  const publication = { id, uid, revision, fields };
  const answer = { revision: revision + 1 };
  const isDone = (page: FoundDocument | undefined) =>
    page !== undefined && holdsFields(page.fields, { ...fields, ...answer, published_by: uid });

  const before = await readDocuments(id, administrator);
  if (isDone(before.page)) {
    await removeDraft(before.draft, { id, seen: draft, administrator });
    return answer;
  }
  if (toRevision(before.page, revision) !== revision || (before.draft?.version ?? null) !== draft) throw conflict();
  try {
    await administrator.commit(toPublication(publication, before));
  } catch (error) {
    if (!isStale(error)) throw error;
    const after = await readDocuments(id, administrator);
    if (isDone(after.page)) return answer;
    throw isSame(before.page, after.page) && isSame(before.draft, after.draft) ? error : conflict();
  }
  return answer;
}

/** Deletes a draft saved since the response was lost, because its content equals the published page. */
async function removeDraft(
  page: FoundDocument | undefined,
  {
    id,
    seen,
    administrator,
  }: { readonly id: string; readonly seen: string | null } & Pick<ActionOptions, 'administrator'>,
) {
  if (!page || page.version !== seen) return;
  const precondition = { updateTime: page.version };
  await administrator
    .commit([{ path: `${programmeDrafts.collection}/${id}`, deleted: true, precondition }])
    .catch(ignoreStale);
}

async function readDocuments(id: string, administrator: Administrator) {
  const paths = [`${programmePages.collection}/${id}`, `${programmeDrafts.collection}/${id}`] as const;
  const documents = await administrator.read(paths);
  return { page: documents.get(paths[0]), draft: documents.get(paths[1]) };
}

/**
 * Returns the published revision or, if it is not a number, the one that the editor has seen. A revision cannot be used
 * twice, because its copy is immutable.
 */
function toRevision(page: FoundDocument | undefined, seen: number): number {
  if (!page) return 0;
  const { revision } = page.fields;
  return typeof revision === 'number' ? revision : seen;
}

const isSame = (a: FoundDocument | undefined, b: FoundDocument | undefined) => a?.version === b?.version;

const conflict = () => new ActionError(409, 'conflict', 'The page or its draft has changed since it was read.');
