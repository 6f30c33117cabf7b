import { commit, createRulesJudge, member, memberDocuments, put, toPictureUrl, withCount } from '@adp/firebase/testing';
import { wholeKinds } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { smallestUser } from '@adp/shared-data/testing';
import * as v from 'valibot';
import { toItemFields, type FormError, toFormErrors, getFields } from '../forms';
import { collections, type WrittenKind } from '../writtenKinds';
import type { LimitCase } from './limitTable';
import { writer } from './writer';

/** Placeholder URL that a form sends for a picture that the outbox has not uploaded yet. */
const notUploaded = 'https://upload.invalid/';

type Draft = Readonly<Record<string, unknown>>;

/**
 * Validation context with a time before every date of the table. The rules accept past deadlines, so the form must too.
 */
const judging = { now: new Date(0), isFirstPublication: false };

/** Returns the errors that the form finds in the values of a case. */
export function getFormErrors({ kind, values }: LimitCase): readonly FormError[] {
  return toFormErrors(kind, values, judging);
}

/** Returns the draft that the form of a case sends. */
export function getSentDraft({ kind, values }: LimitCase): Draft {
  return toItemFields(kind, values);
}

/**
 * Returns the draft with the tried value exactly as typed. Returns undefined if the form sends the same value anyway.
 */
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

/** Returns true if the schema accepts the draft as a published item. */
export function fitsSchema(kind: WrittenKind, draft: Draft): boolean {
  const now = new Date();
  const author = { authorUid: writer.uid, authorUsername: writer.username, authorName: writer.name };
  const times = { createdAt: now, updatedAt: now, publishedAt: now };
  const whole = { ...draft, ...author, ...times, status: 'published', sample: false, revision: 1 };
  return v.safeParse<v.GenericSchema>(wholeKinds[kind].schema, whole).success;
}

/** Rules of the database, for a member who sends items without the form. */
export interface ItemRules {
  /**
   * Creates a published item and returns the status of the response: 200, 403 if the rules deny it, or 400 for values
   * that the database cannot store.
   */
  readonly create: (kind: WrittenKind, draft: Draft) => Promise<number>;
}

/** Creates a database with the product's rules and with the writer as a member. */
export async function createItemRules(): Promise<ItemRules> {
  const judge = await createRulesJudge();
  const { uid, username, name } = writer;
  judge.put(memberDocuments(uid, { ...smallestUser, username, name }));
  const writerAsMember = member(uid);
  let created = 0;
  return {
    create: (kind, draft) => {
      created += 1;
      // Starts a new day for each item, because the daily limit is not part of the form.
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
 * Replaces the placeholder URL of a picture that is still on the device with a URL in the writer's folder, as the
 * upload does.
 */
function withUpload({ cover }: Draft): Draft {
  const isWaiting = typeof cover === 'object' && cover !== null && Reflect.get(cover, 'url') === notUploaded;
  return isWaiting ? { cover: { ...cover, url: toPictureUrl(writer.uid) } } : {};
}
