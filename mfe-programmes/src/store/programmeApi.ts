import { getToken, renewToken } from '@adp/shared-auth';
import { readGrants } from '@adp/shared-auth/grants';
import { dataConfig } from '@adp/shared-data/client';
import type { ProgrammePage, ProgrammePageKey } from '@adp/shared-data/programme-page';
import {
  loadProgrammeEditor,
  type MemberName,
  type ProgrammeDraftChange,
  type ProgrammeEditor,
  type ProgrammePublication,
  type ProgrammeRevisions,
  type ProgrammeState,
} from '@adp/shared-data/writer';
import { isAtLeast } from '@adp/shared-data/roles';
import { createMemberApi, toDone, toResult } from '@adp/shared-store';

let replacement: ProgrammeEditor | undefined;

/** Replaces the programme editor in tests. `undefined` restores the original. */
export function replaceEditor(editorForTests: ProgrammeEditor | undefined): void {
  replacement = editorForTests;
}

const editor = async () => replacement ?? loadProgrammeEditor(await dataConfig(), { getToken, renewToken });

/**
 * Returns whether the editor is a reviewer, who can read more names than other editors. Returns false if the token
 * cannot be read.
 */
const isReviewer = () =>
  readGrants().then(
    ({ role }) => isAtLeast(role, 'reviewer'),
    () => false,
  );

/** The queries and mutations of editors. Nothing is cached, because other editors write at the same time. */
export const programmeApi = createMemberApi().injectEndpoints({
  endpoints: (build) => ({
    getProgrammeState: build.query<ProgrammeState, ProgrammePageKey>({
      queryFn: (key) => toResult(async () => (await editor()).read(key)),
      keepUnusedDataFor: 0,
    }),
    getRevisions: build.infiniteQuery<ProgrammeRevisions, ProgrammePageKey, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      queryFn: ({ queryArg: key, pageParam }) =>
        toResult(async () => (await editor()).listRevisions(key, pageParam ?? undefined)),
      keepUnusedDataFor: 0,
    }),
    getEditorNames: build.query<Readonly<Record<string, MemberName>>, readonly string[]>({
      queryFn: (uids) => toResult(async () => (await editor()).readNames(uids, { isReviewer: await isReviewer() })),
      keepUnusedDataFor: 0,
    }),
    getRevision: build.query<ProgrammePage | null, { readonly key: ProgrammePageKey; readonly revision: number }>({
      queryFn: ({ key, revision }) => toResult(async () => (await editor()).readRevision(key, revision)),
      keepUnusedDataFor: 0,
    }),
    saveProgrammeDraft: build.mutation<string, ProgrammeDraftChange>({
      queryFn: (change) => toResult(async () => (await editor()).saveDraft(change)),
    }),
    publishProgrammePage: build.mutation<null, ProgrammePublication>({
      queryFn: (publication) => toDone(async () => (await editor()).publish(publication)),
    }),
  }),
});

export const {
  useGetEditorNamesQuery,
  useGetProgrammeStateQuery,
  useGetRevisionsInfiniteQuery,
  useLazyGetRevisionQuery,
} = programmeApi;
