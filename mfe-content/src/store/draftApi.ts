import { toResult } from '@adp/shared-store';
import { type DraftRequest, openDraft, type OpenedDraft } from '../api/openDraft';
import { memberApi } from './memberApi';

interface MemberDraft extends DraftRequest {
  readonly uid: string | undefined;
}

/** The query of the forms, which other pages do without. */
export const { useOpenDraftQuery } = memberApi.injectEndpoints({
  endpoints: (build) => ({
    openDraft: build.query<OpenedDraft, MemberDraft>({
      queryFn: (request) => toResult(() => openDraft(request)),
      // Each opening of a form reads its draft.
      keepUnusedDataFor: 0,
    }),
  }),
});
