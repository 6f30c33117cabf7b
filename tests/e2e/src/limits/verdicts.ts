import { commit, createRulesJudge, member, memberDocuments, put, toPictureUrl, withCount } from '@adp/firebase/testing';
import { wholeKinds } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { smallestUser } from '@adp/shared-data/testing';
import * as v from 'valibot';
import { toItemFields, type FormError, toFormErrors, getFields } from '../forms';
import { collections, type WrittenKind } from '../writtenKinds';
import type { LimitCase } from './limitTable';
import { writer } from './writer';

/** URL that a form uses for a picture that the outbox has not uploaded yet. */
const notUploaded = 'https://upload.invalid/';

type Draft = Readonly<Record<string, unknown>>;

/** A time before every date of the table, because the rules do not check whether a deadline has passed. */
const judging = { now: new Date(0), isFirstPublication: false };

/** Returns the errors that the form finds in a case. */
export function getFormErrors({ kind, values }: LimitCase): readonly FormError[] {
  return toFormErrors(kind, values, judging);
}

/** Returns the draft that the form of a case sends. */
export function getSentDraft({ kind, values }: LimitCase): Draft {
  return toItemFields(kind, values);
}

/** Returns the draft with the value as it was typed, or undefined if that makes no difference or cannot be stored. */
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

/** Returns true if the schema accepts the item. */
export function fitsSchema(kind: WrittenKind, draft: Draft): boolean {
  const now = new Date();
  const author = { authorUid: writer.uid, authorUsername: writer.username, authorName: writer.name };
  const times = { createdAt: now, updatedAt: now, publishedAt: now };
  const whole = { ...draft, ...author, ...times, status: 'published', sample: false, revision: 1 };
  return v.safeParse<v.GenericSchema>(wholeKinds[kind].schema, whole).success;
}

/** The rules for a member who bypasses the form. */
export interface ItemRules {
  /**
   * Returns the status of the response to a new published item with this draft: 200, 403, or 400 for values that the
   * database cannot store.
   */
  readonly create: (kind: WrittenKind, draft: Draft) => Promise<number>;
}

/** Returns the rules of the back end, with the writer among its members. */
export async function createItemRules(): Promise<ItemRules> {
  const judge = await createRulesJudge();
  const { uid, username, name } = writer;
  judge.put(memberDocuments(uid, { ...smallestUser, username, name }));
  const writerAsMember = member(uid);
  let created = 0;
  return {
    create: (kind, draft) => {
      created += 1;
      // Counts each item on a new day, because the daily limit is not part of the form.
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
      return judge.evaluate(
        writerAsMember,
        withCount(
          writerAsMember,
          commit(put(`${collections[kind]}/limit${created}`, fields, { times, exists: false })),
        ),
      );
    },
  };
}

/**
 * Returns the cover of a draft as it is after its upload. Before that, the URL of a picture on the device is a
 * placeholder.
 */
function withUpload({ cover }: Draft): Draft {
  const isWaiting = typeof cover === 'object' && cover !== null && Reflect.get(cover, 'url') === notUploaded;
  return isWaiting ? { cover: { ...cover, url: toPictureUrl(writer.uid) } } : {};
}
