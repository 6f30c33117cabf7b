import * as v from 'valibot';
import { callForMember } from '../client/callForMember';
import type { DataOptions } from '../client/connect';
import { createReader, type Versioned } from '../client/createReader';
import type { DataConfig } from '../client/DataConfig';
import { DataError } from '../client/DataError';
import { getDocuments, queryDocuments } from '../client/documents';
import { rememberChange } from '../client/recentChange';
import { requireItem } from '../client/requireItem';
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

export interface ProgrammeState {
  /** 0 if the page is not published. */
  readonly revision: number;
  /** The published page. If it no longer matches the schema, the latest former revision that does. */
  readonly page: ProgrammePage | null;
  /** True if the published page no longer matches the schema, so that readers do not see it. */
  readonly isUnreadable: boolean;
  readonly draft: Versioned<ProgrammeDraft> | null;
}

export interface ProgrammeRevision {
  readonly revision: number;
  readonly publishedAt: Date;
  readonly publishedBy: string;
}

export interface ProgrammeDraftChange {
  readonly key: ProgrammePageKey;
  readonly uid: string;
  readonly content: object;
  readonly revision: number;
  /** The version of the draft that was last read or written. Null if there was no draft. */
  readonly version: string | null;
  /** The time at which the site publishes the draft. The content must then be complete. */
  readonly publishAt?: Date | undefined;
}

export interface ProgrammePublication {
  readonly key: ProgrammePageKey;
  readonly content: ProgrammeContent;
  /** The currently published revision. 0 if the page is not published. */
  readonly revision: number;
  /** The version of the draft, which is deleted on publication. Null if there is no draft. */
  readonly draftVersion: string | null;
}

export interface ProgrammeRevisions {
  readonly revisions: readonly ProgrammeRevision[];
  /** The revision to pass as `after` to list older revisions. Null after the oldest. */
  readonly next: number | null;
}

/**
 * Operations for editors of programme pages. They reject with `denied` if the member is not an editor, and with
 * `conflict` if page or draft have changed.
 */
export interface ProgrammeEditor {
  readonly read: (key: ProgrammePageKey) => Promise<ProgrammeState>;
  /** Resolves to the draft's new version. */
  readonly saveDraft: (change: ProgrammeDraftChange) => Promise<string>;
  readonly removeDraft: (key: ProgrammePageKey) => Promise<void>;
  /** Publishes the next revision. Idempotent. Rejects with `invalid` and the paths and codes of invalid values. */
  readonly publish: (publication: ProgrammePublication) => Promise<void>;
  /** Lists former revisions, starting after the revision `after`. */
  readonly listRevisions: (key: ProgrammePageKey, after?: number) => Promise<ProgrammeRevisions>;
  /** Reads a revision. Rejects with `unreadable` if the revision no longer matches the schema. */
  readonly readRevision: (key: ProgrammePageKey, revision: number) => Promise<ProgrammePage | null>;
  /** Reads the names of publishers by uid, if the editor may see their profiles. */
  readonly readNames: (
    uids: readonly string[],
    reader: { readonly isReviewer: boolean },
  ) => Promise<Readonly<Record<string, MemberName>>>;
}

const pageLength = 50;
/** The number of former revisions to search for one that matches the schema. */
const readableAmong = 10;

export function createProgrammeEditor(config: DataConfig, options: DataOptions): ProgrammeEditor {
  const { request, root, commit } = createFirestoreClient(config, options);
  const reader = createReader(config, options);

  async function readDocuments(names: readonly string[]) {
    const documents = await withRenewedToken(() => getDocuments(request, names, { signed: true }), options.renewToken);
    return names.map((name) => documents.get(name));
  }

  async function read(key: ProgrammePageKey): Promise<ProgrammeState> {
    const id = toProgrammePageId(key);
    const [page, draft] = await readDocuments([`${root}/programme_pages/${id}`, `${root}/programme_drafts/${id}`]);
    return { ...(await readPage(key, page)), draft: parseDraft(draft) };
  }

  /** Reads the published page. If it does not match the schema, the editor starts from a former revision. */
  async function readPage(key: ProgrammePageKey, document: FoundDocument | undefined) {
    if (!document) return { revision: 0, page: null, isUnreadable: false };
    const reading = programmePages.readItem(document.id, document.fields);
    if ('item' in reading) return { revision: reading.item.revision, page: reading.item, isUnreadable: false };
    const versions = await queryVersions(key, { limit: readableAmong });
    const readings = versions.map(({ id, fields }) => programmePages.readItem(id, fields));
    const page = readings.flatMap((reading) => ('item' in reading ? [reading.item] : []))[0] ?? null;
    // Use the document's own revision, or else the newest revision in the history.
    const numbers = [document, ...versions].map(({ fields }) => fields['revision']);
    const revision = numbers.find((number) => typeof number === 'number') ?? 0;
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
        // An earlier attempt may have succeeded even though its response was lost.
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
      const versions = await queryVersions(key, { limit: pageLength, select, after });
      const revisions = versions.flatMap(({ fields }) => {
        const { output, success } = v.safeParse(rowSchema, fields);
        if (!success) return [];
        return [{ revision: output.revision, publishedAt: output.published_at, publishedBy: output.published_by }];
      });
      // A full page may be the last page. The next page is then empty.
      const next = versions.length < pageLength ? null : (revisions.at(-1)?.revision ?? null);
      return { revisions, next };
    },
    readRevision: async (key, revision) =>
      (await reader.getMine(toProgrammeRevisions(key), String(revision)))?.item ?? null,
    readNames: (uids, { isReviewer }) => readMemberNames({ request, root }, uids, { isReviewer }),
  };
}

const rowSchema = v.object({ revision: v.number(), published_at: v.date(), published_by: v.string() });

/** Parses a draft. Throws `unreadable` if it does not match, so that editors do not overwrite it unseen. */
function parseDraft(document: FoundDocument | undefined): Versioned<ProgrammeDraft> | null {
  if (!document) return null;
  return { item: requireItem(programmeDrafts.readItem(document.id, document.fields)), version: document.version };
}

/** Validates content for publication. Throws `invalid` with the paths and codes of invalid values. */
function checkContent({ programme }: ProgrammePageKey, content: unknown): ProgrammeContent {
  const { content: parsed, issues } = parseContent(programme, content);
  if (issues) throw new DataError('invalid', { fields: findContentErrors(programme, content) });
  return parsed;
}

/** Returns whether `stored` contains every value of `sent`. Firestore may reorder the keys of maps. */
function isSame(stored: object, sent: object): boolean {
  return Object.entries(sent).every(([name, value]) => toSorted(Reflect.get(stored, name)) === toSorted(value));
}

function toSorted(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
