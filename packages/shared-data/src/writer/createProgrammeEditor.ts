import * as v from 'valibot';
import { callForMember } from '../client/callForMember';
import type { DataOptions } from '../client/connect';
import { createReader, type Versioned } from '../client/createReader';
import type { DataConfig } from '../client/DataConfig';
import { DataError } from '../client/DataError';
import { getDocuments, queryDocuments } from '../client/documents';
import { rememberChange } from '../client/recentChange';
import { isObject } from '../fields/isObject';
import { type FoundDocument, toWire } from '../client/wireValues';
import { withRenewedToken } from '../client/withRenewedToken';
import { toStored } from '../fields/storedKeys';
import {
  findContentErrors,
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
  /** The one that is published; 0 where none is. */
  readonly revision: number;
  /** What is published; where that no longer fits the schema, the last of its former states that does. */
  readonly page: ProgrammePage | null;
  /** Whether what is published no longer fits: readers see nothing of it. */
  readonly isUnreadable: boolean;
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
  readonly content: ProgrammeContent;
  /** The revision that is published now; 0 where none is. */
  readonly revision: number;
  /** The version of the draft, which goes with the publication; null where there is none. */
  readonly draftVersion: string | null;
}

/** Former states of a page, the newest first. */
export interface ProgrammeRevisions {
  readonly revisions: readonly ProgrammeRevision[];
  /** The revision after which older ones are listed; null after the last. */
  readonly next: number | null;
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
  /** Publishes the next revision, once however often it is sent. `invalid` names the places with their codes. */
  readonly publish: (publication: ProgrammePublication) => Promise<void>;
  /** As many revisions as a list may hold, those after one of them. */
  readonly listRevisions: (key: ProgrammePageKey, after?: number) => Promise<ProgrammeRevisions>;
  /** `unreadable` where it no longer fits the schema. */
  readonly readRevision: (key: ProgrammePageKey, revision: number) => Promise<ProgrammePage | null>;
  /** Who has published, by uid: those whose profiles the reader may find. */
  readonly readNames: (
    uids: readonly string[],
    reader: { readonly isReviewer: boolean },
  ) => Promise<Readonly<Record<string, MemberName>>>;
}

const pageLength = 50;
/** Former states among which one that can be read is looked for. */
const readableAmong = 10;

// eslint-disable-next-line max-lines-per-function -- its methods share one client
export function createProgrammeEditor(config: DataConfig, options: DataOptions): ProgrammeEditor {
  const { request, root, commit } = createFirestoreClient(config, options);
  const reader = createReader(config, options);

  /** The documents in the editor's name. */
  async function readDocuments(names: readonly string[]) {
    const documents = await withRenewedToken(() => getDocuments(request, names, { signed: true }), options.renewToken);
    return names.map((name) => documents.get(name));
  }

  async function read(key: ProgrammePageKey): Promise<ProgrammeState> {
    const id = toProgrammePageId(key);
    const [page, draft] = await readDocuments([`${root}/programme_pages/${id}`, `${root}/programme_drafts/${id}`]);
    return { ...(await readPage(key, page)), draft: parseDraft(draft) };
  }

  /** What is published. Where it does not fit, an editor has to know, and has something to begin from. */
  async function readPage(key: ProgrammePageKey, document: FoundDocument | undefined) {
    if (!document) return { revision: 0, page: null, isUnreadable: false };
    const reading = programmePages.readItem(document.id, document.fields);
    if ('item' in reading) return { revision: reading.item.revision, page: reading.item, isUnreadable: false };
    const versions = await queryVersions(key, { limit: readableAmong });
    const readings = versions.map(({ id, fields }) => programmePages.readItem(id, fields));
    const page = readings.flatMap((one) => ('item' in one ? [one.item] : []))[0] ?? null;
    // The document's own number, or else the newest in the history.
    const numbers = [document, ...versions].map(({ fields }) => fields['revision']);
    const revision = numbers.find((one): one is number => typeof one === 'number') ?? 0;
    return { revision, page, isUnreadable: true };
  }

  async function queryVersions(
    key: ProgrammePageKey,
    {
      limit,
      select,
      after,
    }: { readonly limit: number; readonly select?: readonly string[]; readonly after?: number | undefined },
  ): Promise<readonly FoundDocument[]> {
    const structuredQuery = {
      from: [{ collectionId: 'versions' }],
      ...(select && { select: { fields: select.map((fieldPath) => ({ fieldPath })) } }),
      orderBy: [{ field: { fieldPath: 'revision' }, direction: 'DESCENDING' }],
      ...(after !== undefined && { startAt: { values: [toWire(after)], before: false } }),
      limit,
    };
    const parent = `/programme_revisions/${toProgrammePageId(key)}`;
    return (await queryDocuments(request, structuredQuery, { parent, signed: true })).documents;
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
    publish: async ({ key, content, revision, draftVersion }) => {
      const publication = { ...key, content: checkContent(key, content), revision, draft: draftVersion };
      await callForMember('publish-page', publication, { ...options, answer: v.object({ revision: v.number() }) });
      rememberChange();
    },
    listRevisions: async (key, after) => {
      const select = ['revision', 'published_at', 'published_by'];
      const found = await queryVersions(key, { limit: pageLength, select, after });
      const revisions = found.flatMap(({ fields }) => {
        const { output, success } = v.safeParse(rowSchema, fields);
        if (!success) return [];
        return [{ revision: output.revision, publishedAt: output.published_at, publishedBy: output.published_by }];
      });
      // A full page may be the last: then the next one is empty.
      const next = found.length < pageLength ? null : (revisions.at(-1)?.revision ?? null);
      return { revisions, next };
    },
    readRevision: async (key, revision) =>
      (await reader.getMine(toProgrammeRevisions(key), String(revision)))?.item ?? null,
    readNames: (uids, { isReviewer }) => readMemberNames({ request, root }, uids, { isReviewer }),
  };
}

const rowSchema = v.object({ revision: v.number(), published_at: v.date(), published_by: v.string() });

/** @throws DataError `unreadable` for what does not fit: an editor must not write over it unseen */
function parseDraft(document: FoundDocument | undefined): Versioned<ProgrammeDraft> | null {
  if (!document) return null;
  const reading = programmeDrafts.readItem(document.id, document.fields);
  if ('invalidFields' in reading) throw new DataError('unreadable', { fields: reading.invalidFields });
  return { item: reading.item, version: document.version };
}

/** @throws DataError `invalid` for what cannot be published, with its places and their codes */
function checkContent({ programme }: ProgrammePageKey, content: unknown): ProgrammeContent {
  const { content: parsed, issues } = parseContent(programme, content);
  if (issues) throw new DataError('invalid', { fields: findContentErrors(programme, content) });
  return parsed;
}

/** Whether all that `sent` has is stored; maps come back in another order. */
function isSame(stored: object, sent: object): boolean {
  return Object.entries(sent).every(([name, value]) => toSorted(Reflect.get(stored, name)) === toSorted(value));
}

function toSorted(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
