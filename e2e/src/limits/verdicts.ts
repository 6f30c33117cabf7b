import { contentSchemas, toStored } from '@adp/shared-data';
import { toWireFields } from '@adp/shared-data/testing';
import * as v from 'valibot';
import { draftOf, type Fault, faultsOf, fieldsOf } from '../forms';
import { password } from '../members';
import type { TestSite } from '../startSite';
import { collections, type Writer, type WrittenKind } from '../writing';
import type { LimitCase } from './limitTable';

type Draft = Readonly<Record<string, unknown>>;

/** Long before every date of the table: whether a deadline is still to come is not asked of the rules. */
const judging = { now: new Date(0), first: false };

/** What the form finds wrong with a case. */
export function formFaults({ kind, values }: LimitCase): readonly Fault[] {
  return faultsOf(kind, values, judging);
}

/** What the form of a case sends. */
export function sentDraft({ kind, values }: LimitCase): Draft {
  return draftOf(kind, values);
}

/** The same with what is tried as it was typed; undefined where that makes no difference, or is nothing to be stored. */
export function typedDraft(limitCase: LimitCase): Draft | undefined {
  const { kind, values, at } = limitCase;
  const field = fieldsOf(kind).find(({ name }) => name === at[0]);
  if (!field || (field.when && !field.when(values)) || field.input === 'cover') return undefined;
  const draft = sentDraft(limitCase);
  const [outer = '', inner] = (field.path ?? field.name).split('.');
  const typed = values[field.name];
  const part = draft[outer];
  const sent = inner !== undefined && typeof part === 'object' ? Reflect.get(part ?? {}, inner) : part;
  if (JSON.stringify(sent) === JSON.stringify(typed)) return undefined;
  return { ...draft, [outer]: inner === undefined ? typed : { ...Object(part), [inner]: typed } };
}

/** Whether a draft makes a sound item. */
export function fitsSchema(kind: WrittenKind, draft: Draft, { uid, username }: Writer): boolean {
  const moment = new Date();
  const author = { authorUid: uid, authorUsername: username, authorName: 'Wanjiru Test' };
  const times = { createdAt: moment, updatedAt: moment, publishedAt: moment };
  const whole = { ...draft, ...author, ...times, status: 'published', sample: false, revision: 1 };
  return v.safeParse<v.GenericSchema>(contentSchemas[kind], whole).success;
}

/** The rules, as a member meets them who sends past the form. */
export class Rules {
  private readonly made: string[] = [];

  private constructor(
    private readonly site: TestSite,
    private readonly writer: Writer & { readonly name: string },
    private readonly token: string,
  ) {}

  static async of(site: TestSite, writer: Writer & { readonly name: string }): Promise<Rules> {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key';
    const answer = await fetch(site.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: writer.email, password, returnSecureToken: true }),
    });
    const { idToken } = (await answer.json()) as { idToken: string };
    return new Rules(site, writer, idToken);
  }

  /** The status of an answer to a new, published item with this draft: 200, 403, or 400 for what no database holds. */
  async create(kind: WrittenKind, draft: Draft): Promise<number> {
    const { uid, username, name } = this.writer;
    const path = `${collections[kind]}/limit${process.pid}x${this.made.length}`;
    this.made.push(path);
    const bookkeeping = {
      status: 'published',
      author_uid: uid,
      author_username: username,
      author_name: name,
      sample: false,
      revision: 1,
    };
    const times = ['created_at', 'updated_at', 'published_at'];
    return this.commit(this.token, [
      {
        update: { name: nameOf(path), fields: toWireFields({ ...toStored(draft), ...bookkeeping }) },
        updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
        currentDocument: { exists: false },
      },
    ]);
  }

  /** Takes away what was let through, for the tests that come after. */
  async clear(): Promise<void> {
    while (this.made.length > 0) {
      const writes = this.made.splice(-500).map((path) => ({ delete: nameOf(path) }));
      const status = await this.commit('owner', writes);
      if (status !== 200) throw new Error(`The items of the table were not deleted: ${status}.`);
    }
  }

  private async commit(token: string, writes: readonly object[]): Promise<number> {
    const answer = await fetch(`${this.site.origin}/v1/${root}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ writes }, (_, value: unknown) =>
        typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
      ),
    });
    await answer.arrayBuffer();
    return answer.status;
  }
}

const root = 'projects/demo-adp/databases/(default)/documents';
const nameOf = (path: string) => `${root}/${path}`;
