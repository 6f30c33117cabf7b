import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';

/** What a mutation can invalidate. */
const tagTypes = ['Member', 'Notifications', 'UnreadCount', 'MyItems', 'MyItem'] as const;

/** The api without endpoints; `createMemberApi` adds those that every app has. */
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

/** Runs the work of a `queryFn`: what it returns is the data, what it throws the error. */
export async function toResult<Data>(work: () => Promise<Data>): Promise<QueryResult<Data>> {
  try {
    return { data: await work() };
  } catch (error) {
    return { error: toAppError(error) };
  }
}
