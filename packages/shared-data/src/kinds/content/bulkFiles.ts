import { type ContentKind, contentKinds } from '../contentKinds';

/** Returns the name of the file with all published items of a kind. */
export const toBulkFile = (kind: ContentKind): string => `${contentKinds[kind].segment}.jsonl.gz`;

/** Returns the path that redirects to the file with all published items of a kind. */
export const toBulkPath = (kind: ContentKind): string => `/api/v1/bulk/${toBulkFile(kind)}`;
