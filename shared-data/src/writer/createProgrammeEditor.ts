import * as v from 'valibot';
import type { DataOptions } from '../client/connect';
import { createReader, type Versioned } from '../client/createReader';
import type { DataConfig } from '../client/DataConfig';
import { DataError } from '../client/DataError';
import { rememberChange } from '../client/recentChange';
import { fromWireFields, isRecord, toDocument, toRows } from '../client/wireValues';
import { withRenewedToken } from '../client/withRenewedToken';
import { toStored } from '../fields/storedKeys';
import type { Kind } from '../kinds/kind';
import {
  parseContent,
  type ProgrammeContent,
  type ProgrammeDraft,
  programmeDrafts,
  type ProgrammePage,
  type ProgrammePageKey,
  programmePages,
  toProgrammePageId,
  toProgrammeRevisions,
} from '../kinds/programme-page/programmePages';
import { type MemberName, readMemberNames } from '../review/memberNames';
import { createFirestoreClient } from './createFirestoreClient';
import { readAfterRefusal } from './refusals';
import { toDeletion, toWrite } from './toWrite';

/** What is published of a page, and what its editors are writing. */
export interface ProgrammeState {
  readonly page: Versioned<ProgrammePage> | null;
  readonly draft: Versioned<ProgrammeDraft> | null;
}

/** A former state of a page, in a list. */
export interface ProgrammeRevision {
  readonly revision: number;
  readonly publishedAt: Date;
  readonly publishedBy: string;
}

export interface ProgrammeDraftChange {
  readonly key: ProgrammePageKey;
  readonly uid: string;
  readonly content: object;
  /** The revision that it began from. */
  readonly revision: number;
  /** The version of the draft that was read or written last; null where there was none. */
  readonly version: string | null;
  /** When the site is to publish it: for content that is complete. */
  readonly publishAt?: Date | undefined;
}

export interface ProgrammePublication {
  readonly key: ProgrammePageKey;
  readonly uid: string;
  readonly content: ProgrammeContent;
  /** The revision that is published now; 0 where none is. */
  readonly revision: number;
  /** Whether there is a draft, which goes with the publication. */
  readonly hasDraft: boolean;
}

/**
 * What the editors of a programme's pages do. Every function rejects with DataError alone: `denied` for who is no editor,
 * `conflict` where somebody has published, or saved the draft, since it was read.
 */
export interface ProgrammeEditor {
  readonly read: (key: ProgrammePageKey) => Promise<ProgrammeState>;
  /** Resolves to the draft's next version. */
  readonly saveDraft: (change: ProgrammeDraftChange) => Promise<string>;
  readonly removeDraft: (key: ProgrammePageKey) => Promise<void>;
  /** Publishes the next revision. */
  readonly publish: (publication: ProgrammePublication) => Promise<void>;
  /** The revisions, the newest first, as many as a list may hold. */
  readonly listRevisions: (key: ProgrammePageKey) => Promise<readonly ProgrammeRevision[]>;
  readonly readRevision: (key: ProgrammePageKey, revision: number) => Promise<ProgrammePage | null>;
  /** Who has published, by uid: those whose profiles the reader may find. */
  readonly readNames: (
    uids: readonly string[],
    reader: { readonly isReviewer: boolean },
  ) => Promise<Readonly<Record<string, MemberName>>>;
}

const historyLength = 50;

export function createProgrammeEditor(config: DataConfig, options: DataOptions): ProgrammeEditor {
  const { request, root, commit } = createFirestoreClient(config, options);
  const reader = createReader(config, options);

  /** The documents in the editor's name, by one request: a status of 404 would show up in the browser's console. */
  async function readDocuments(names: readonly string[]) {
    const read = () => request(':batchGet', { body: { documents: names }, signed: true });
    const rows = toRows(await withRenewedToken(read, options.renewToken));
    return names.map((name) => {
      const row = rows.find(({ found }) => isRecord(found) && found.name === name);
      return toDocument(row?.found);
    });
  }

  async function read(key: ProgrammePageKey): Promise<ProgrammeState> {
    const id = toProgrammePageId(key);
    const [page, draft] = await readDocuments([`${root}/programme_pages/${id}`, `${root}/programme_drafts/${id}`]);
    return { page: parse(programmePages, page), draft: parse(programmeDrafts, draft) };
  }

  return {
    read,
    saveDraft: async ({ key, uid, content, revision, version, publishAt }) => {
      if (publishAt) checkContent(key, content);
      const id = toProgrammePageId(key);
      const fields = {
        ...toStored({ ...key, content, revision }),
        updated_by: uid,
        ...(publishAt && { publish_at: publishAt }),
      };
      try {
        return await commit([
          toWrite({
            name: `${root}/programme_drafts/${id}`,
            fields,
            times: ['updated_at'],
            precondition: version === null ? { exists: false } : { updateTime: version },
          }),
        ]);
      } catch (error) {
        const { draft } = await readAfterRefusal(error, () => read(key));
        if ((draft?.version ?? null) === version) throw error;
        // The answer to an earlier try may have been lost on its way.
        if (draft && isSame(draft.item, { ...key, content, revision, updatedBy: uid, publishAt })) return draft.version;
        throw new DataError('conflict', { cause: error });
      }
    },
    removeDraft: async (key) => {
      await commit([toDeletion(`${root}/programme_drafts/${toProgrammePageId(key)}`)]);
    },
    publish: async ({ key, uid, content, revision, hasDraft }) => {
      const checked = checkContent(key, content);
      const id = toProgrammePageId(key);
      const fields = { ...toStored({ ...key, content: checked, revision: revision + 1 }), published_by: uid };
      const times = ['published_at', 'updated_at'];
      const version = `${root}/programme_revisions/${id}/versions/${revision + 1}`;
      try {
        await commit([
          ...(hasDraft ? [toDeletion(`${root}/programme_drafts/${id}`)] : []),
          toWrite({ name: version, fields, times, precondition: { exists: false } }),
          toWrite({
            name: `${root}/programme_pages/${id}`,
            ...{ fields, times, precondition: { exists: revision > 0 } },
          }),
        ]);
      } catch (error) {
        const { page } = await readAfterRefusal(error, () => read(key));
        const current = page?.item.revision ?? 0;
        if (current === revision) throw error;
        const isMine = current === revision + 1 && page?.item.publishedBy === uid;
        if (!isMine || !isSame(page.item, { content: checked })) throw new DataError('conflict', { cause: error });
      }
      rememberChange();
    },
    listRevisions: async (key) => {
      const structuredQuery = {
        from: [{ collectionId: 'versions' }],
        select: { fields: ['revision', 'published_at', 'published_by'].map((fieldPath) => ({ fieldPath })) },
        orderBy: [{ field: { fieldPath: 'revision' }, direction: 'DESCENDING' }],
        limit: historyLength,
      };
      const path = `/programme_revisions/${toProgrammePageId(key)}:runQuery`;
      const rows = toRows(await request(path, { body: { structuredQuery }, signed: true }));
      return rows.flatMap(({ document }) => {
        const fields = isRecord(document) ? fromWireFields(document.fields) : {};
        const { output, success } = v.safeParse(rowSchema, fields);
        if (!success) return [];
        return [{ revision: output.revision, publishedAt: output.published_at, publishedBy: output.published_by }];
      });
    },
    readRevision: async (key, revision) =>
      (await reader.getMine(toProgrammeRevisions(key), String(revision)))?.item ?? null,
    readNames: (uids, { isReviewer }) => readMemberNames({ request, root }, uids, { isReviewer }),
  };
}

const rowSchema = v.object({ revision: v.number(), published_at: v.date(), published_by: v.string() });

/** @throws DataError `unreadable` for what does not fit: an editor must not write over it unseen */
function parse<Item>(
  { readItem }: Pick<Kind<Item>, 'readItem'>,
  document: ReturnType<typeof toDocument>,
): Versioned<Item> | null {
  if (!document) return null;
  const reading = readItem(document.id, document.fields);
  if ('invalidFields' in reading) throw new DataError('unreadable', { fields: reading.invalidFields });
  return { item: reading.item, version: document.version };
}

/** @throws DataError `invalid` for what cannot be published */
function checkContent({ programme }: ProgrammePageKey, content: unknown): ProgrammeContent {
  const { content: parsed, issues } = parseContent(programme, content);
  if (issues) throw new DataError('invalid', { fields: issues.map(({ path }) => path.join('.')) });
  return parsed;
}

/** Whether all that `sent` has is stored; maps come back in another order. */
function isSame(stored: object, sent: object): boolean {
  return Object.entries(sent).every(([name, value]) => toSorted(Reflect.get(stored, name)) === toSorted(value));
}

function toSorted(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
