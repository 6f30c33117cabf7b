import { commit, createRulesJudge, member, memberDocuments, put, toPictureUrl, withCount } from '@adp/firebase/testing';
import { contentSchemas } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { smallestUser } from '@adp/shared-data/testing';
import * as v from 'valibot';
import { toItemFields, type FormError, toFormErrors, getFields } from '../forms';
import { collections, type WrittenKind } from '../writtenKinds';
import type { LimitCase } from './limitTable';
import { writer } from './writer';

/** What a form says of a picture that the outbox has yet to upload. */
const notUploaded = 'https://upload.invalid/';

type Draft = Readonly<Record<string, unknown>>;

/** Long before every date of the table: whether a deadline is still to come is no matter of the rules. */
const judging = { now: new Date(0), isFirstPublication: false };

/** What the form finds wrong with a case. */
export function getFormErrors({ kind, values }: LimitCase): readonly FormError[] {
  return toFormErrors(kind, values, judging);
}

/** What the form of a case sends. */
export function getSentDraft({ kind, values }: LimitCase): Draft {
  return toItemFields(kind, values);
}

/** The same with what is tried as it was typed; undefined where that makes no difference, or is nothing to be stored. */
export function getTypedDraft(limitCase: LimitCase): Draft | undefined {
  const { kind, values, at } = limitCase;
  const field = getFields(kind).find(({ name }) => name === at[0]);
  if (!field || (field.when && !field.when(values)) || field.input === 'cover') return undefined;
  const draft = getSentDraft(limitCase);
  const [outer = '', inner] = (field.path ?? field.name).split('.');
  const typed = values[field.name];
  const part = draft[outer];
  const sent = inner !== undefined && typeof part === 'object' ? Reflect.get(part ?? {}, inner) : part;
  if (JSON.stringify(sent) === JSON.stringify(typed)) return undefined;
  return { ...draft, [outer]: inner === undefined ? typed : { ...Object(part), [inner]: typed } };
}

/** Whether a draft makes a sound item. */
export function fitsSchema(kind: WrittenKind, draft: Draft): boolean {
  const now = new Date();
  const author = { authorUid: writer.uid, authorUsername: writer.username, authorName: writer.name };
  const times = { createdAt: now, updatedAt: now, publishedAt: now };
  const whole = { ...draft, ...author, ...times, status: 'published', sample: false, revision: 1 };
  return v.safeParse<v.GenericSchema>(contentSchemas[kind], whole).success;
}

/** The rules as a member meets them who sends past the form. */
export interface ItemRules {
  /** The status of an answer to a new, published item with this draft: 200, 403, or 400 for what no database stores. */
  readonly create: (kind: WrittenKind, draft: Draft) => Promise<number>;
}

/** The rules of the back end, with the writer among its members. */
export async function createItemRules(): Promise<ItemRules> {
  const judge = await createRulesJudge();
  const { uid, username, name } = writer;
  judge.put(memberDocuments(uid, { ...smallestUser, username, name }));
  const writerAsMember = member(uid);
  let created = 0;
  return {
    create: (kind, draft) => {
      created += 1;
      // Each on a day of its own: how many a day has is no matter of the form.
      judge.put({ [`item_counts/${uid}`]: { item: '', count: 1, began_at: new Date(0) } });
      const fields = {
        ...toStored({ ...draft, ...withUpload(draft) }),
        status: 'published',
        author_uid: uid,
        author_username: username,
        author_name: name,
        sample: false,
        revision: 1,
      };
      const times = ['created_at', 'updated_at', 'published_at'];
      return judge.ask(
        writerAsMember,
        withCount(
          writerAsMember,
          commit(put(`${collections[kind]}/limit${created}`, fields, { times, exists: false })),
        ),
      );
    },
  };
}

/** The cover of a draft as after its upload: before, a picture on the device has an address of nowhere. */
function withUpload({ cover }: Draft): Draft {
  const isWaiting = typeof cover === 'object' && cover !== null && Reflect.get(cover, 'url') === notUploaded;
  return isWaiting ? { cover: { ...cover, url: toPictureUrl(writer.uid) } } : {};
}
