import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';

const tagTypes = ['Member', 'Notifications', 'UnreadCount', 'MyItems', 'MyItem'] as const;

/** Creates an RTK Query API without endpoints. `createMemberApi` adds the common endpoints. */
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

/** Runs the work of a `queryFn`. The resolved value becomes `data`, and a thrown error becomes `error`. */
export async function toResult<Data>(work: () => Promise<Data>): Promise<QueryResult<Data>> {
  try {
    return { data: await work() };
  } catch (error) {
    return { error: toAppError(error) };
  }
}

/** Runs the work of a mutation that has no result. `data` is null, because RTK Query requires a value. */
export function toDone(work: () => Promise<unknown>): Promise<QueryResult<null>> {
  return toResult(async () => {
    await work();
    return null;
  });
}
