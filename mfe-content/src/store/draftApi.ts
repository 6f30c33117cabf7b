import { toResult } from '@adp/shared-store';
import { type DraftRequest, openDraft, type OpenedDraft } from '../api/openDraft';
import { memberApi } from './memberApi';

interface MemberDraft extends DraftRequest {
  readonly uid: string | undefined;
}

/** The query for opening a draft. It is separate from `memberApi`, because only forms need its code. */
export const { useOpenDraftQuery } = memberApi.injectEndpoints({
  endpoints: (build) => ({
    openDraft: build.query<OpenedDraft, MemberDraft>({
      queryFn: (request) => toResult(() => openDraft(request)),
      // Do not cache the result, because each form must read its draft again.
      keepUnusedDataFor: 0,
    }),
  }),
});
