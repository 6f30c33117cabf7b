import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';

/** Tags that mutations can invalidate. */
const tagTypes = ['Member', 'Notifications', 'UnreadCount', 'MyItems', 'MyItem'] as const;

/** Creates an api without endpoints. `createMemberApi` adds the common ones. */
export function createBaseApi() {
  return createApi({
    reducerPath: 'memberApi',
    baseQuery: fakeBaseQuery<AppError>(),
    tagTypes,
    endpoints: () => ({}),
  });
}
export type BaseApi = ReturnType<typeof createBaseApi>;

export type QueryResult<Data> = { readonly data: Data } | { readonly error: AppError };

/** Runs the work of a `queryFn`. A returned value becomes the data, a thrown one the error. */
export async function toResult<Data>(work: () => Promise<Data>): Promise<QueryResult<Data>> {
  try {
    return { data: await work() };
  } catch (error) {
    return { error: toAppError(error) };
  }
}
