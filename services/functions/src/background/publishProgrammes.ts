import { isObject } from '@adp/shared-data/fields';
import { findContentErrors, programmeDrafts, programmePages } from '@adp/shared-data/programme-page';
import { type Administrator, type DocumentWrite, type FoundDocument } from '@adp/shared-data/administrator';
import { toPublication } from '../programmes/toPublication';
import { getText, getTime } from './events';
import { type FunctionEvent, toNotification } from './notifications';
import { publishDue } from './publishDue';

const MAX_PATHS = 5;

/** Creates a scheduled job that publishes programme pages: writes the page and its version, and deletes the draft. */
export function publishProgrammes(administrator: Administrator): (event: { readonly time: string }) => Promise<void> {
  return ({ time }) =>
    publishDue(programmeDrafts.collection, { until: new Date(time), administrator }, async (draft) => {
      const path = `${programmePages.collection}/${draft.id}`;
      const page = (await administrator.read([path])).get(path);
      const { event, reason, writes } = toOutcome(draft, page);
      const notification = await toNotification(
        {
          uid: getText(draft.fields, 'updated_by'),
          topic: 'content',
          event,
          title: toTitle(draft),
          collection: programmeDrafts.collection,
          item: draft.id,
          at: getTime(draft.fields, 'publish_at') ?? new Date(time),
          ...(reason && { reason }),
        },
        administrator,
      );
      await administrator.commit([...writes, ...(notification ? [notification] : [])]);
    });
}

interface Outcome {
  readonly event: FunctionEvent;
  readonly reason?: string;
  readonly writes: readonly DocumentWrite[];
}

function toOutcome(draft: FoundDocument, page: FoundDocument | undefined): Outcome {
  // Another revision was published in the meantime, and the scheduled draft would undo it.
  if (Number(page?.fields['revision'] ?? 0) !== draft.fields['revision'])
    return { event: 'page_overtaken', writes: [toUnscheduled(draft)] };
  // The rules check only some parts and sizes, and readers would not see a page that does not match the schema.
  const errors = findErrors(draft);
  if (errors.length > 0)
    return {
      event: 'page_not_published',
      reason: errors.slice(0, MAX_PATHS).join('\n'),
      writes: [toUnscheduled(draft)],
    };
  const { programme, lang, content, revision } = draft.fields;
  const publication = { id: draft.id, uid: getText(draft.fields, 'updated_by'), revision: Number(revision) };
  const writes = toPublication({ ...publication, fields: { programme, lang, content } }, { draft, page });
  return { event: 'scheduled_published', writes };
}

/** Returns the paths of a draft that do not match the schema. Also handles unreadable drafts. */
function findErrors({ id, fields }: FoundDocument): readonly string[] {
  const reading = programmeDrafts.readItem(id, fields);
  if ('invalidFields' in reading) return reading.invalidFields;
  const { programme, content } = reading.item;
  return findContentErrors(programme, content);
}

/** Returns the write that unschedules a draft and keeps it for its editors. */
export const toUnscheduled = ({ id, version }: FoundDocument): DocumentWrite => ({
  path: `${programmeDrafts.collection}/${id}`,
  fields: {},
  mask: ['publish_at'],
  precondition: { updateTime: version },
});

function toTitle({ fields }: FoundDocument): string {
  const content = isObject(fields['content']) ? fields['content'] : {};
  return getText(content, 'acronym') || getText(content, 'title') || getText(fields, 'programme');
}
