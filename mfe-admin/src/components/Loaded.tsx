import type { ReactNode } from 'react';
import { Failed, OfflineNote, Rows } from './States';

interface LoadedProps<Data> {
  /** What a hook of a query returns. */
  readonly query: {
    readonly data?: Data;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** What a query has read, or that it is read, or that it cannot be. */
export function Loaded<Data>({ query: { data, error, isFetching, refetch }, children }: LoadedProps<Data>) {
  if (data === undefined || data === null)
    return error ? <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} /> : <Rows />;
  return (
    <>
      <OfflineNote />
      {children(data)}
    </>
  );
}
