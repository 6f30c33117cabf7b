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
import { isStale } from '../background/publishDue';
import { toPublication } from '../programmes/toPublication';
import { type ActionOptions, requireEditor } from './ActionContext';
import { ActionError } from './ActionError';

export const publishInput = v.strictObject({
  programme: v.picklist(programmePageIds),
  lang: v.picklist(choices.lang),
  /** Looked at by the schema of the content. */
  content: v.unknown(),
  /** The revision that the editor has seen; 0 where nothing was published. */
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The version of the draft that the editor has seen; null where there was none. */
  draft: v.nullable(v.string()),
});

/** Places of a page that the answer names. */
const mostPlaces = 100;

/**
 * `publish-page`: publishes a page of a programme, complete by its schema, in the place of what its editor has seen. Sent again
 * after a lost answer, it publishes nothing twice.
 */
export async function publishPage(
  { content, revision, draft, ...key }: v.InferOutput<typeof publishInput>,
  request: Request,
  options: ActionOptions,
): Promise<object> {
  const { administrator } = options;
  const { uid } = await requireEditor(request, key.programme, options);
  const parsed = parseContent(key.programme, content);
  if (parsed.issues) {
    const fields = findContentErrors(key.programme, content).slice(0, mostPlaces);
    throw new ActionError(400, 'invalid', 'The content does not fit.', { fields });
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

/** A draft that its editor has saved since the answer was lost: it says the same, and would be in the way. */
async function removeDraft(
  found: FoundDocument | undefined,
  {
    id,
    seen,
    administrator,
  }: { readonly id: string; readonly seen: string | null } & Pick<ActionOptions, 'administrator'>,
) {
  if (!found || found.version !== seen) return;
  const precondition = { updateTime: found.version };
  try {
    await administrator.commit([{ path: `${programmeDrafts.collection}/${id}`, deleted: true, precondition }]);
  } catch (error) {
    if (!isStale(error)) throw error;
  }
}

async function readDocuments(id: string, administrator: Administrator) {
  const paths = [`${programmePages.collection}/${id}`, `${programmeDrafts.collection}/${id}`] as const;
  const found = await administrator.read(paths);
  return { page: found.get(paths[0]), draft: found.get(paths[1]) };
}

/** The revision that is published. Where that is no number any more, the versions hold that none is used twice. */
function toRevision(page: FoundDocument | undefined, seen: number): number {
  if (!page) return 0;
  const { revision } = page.fields;
  return typeof revision === 'number' ? revision : seen;
}

const isSame = (one: FoundDocument | undefined, other: FoundDocument | undefined) => one?.version === other?.version;

const conflict = () => new ActionError(409, 'conflict', 'Somebody else has published or saved a draft since.');
