import type { ReactNode } from 'react';
import { Failed, OfflineNote, Rows } from './States';

interface LoadedProps<Data> {
  readonly query: {
    readonly data?: Data;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Exclude<Data, undefined>) => ReactNode;
}

export function Loaded<Data>({ query: { data, error, isFetching, refetch }, children }: LoadedProps<Data>) {
  if (data === undefined)
    return error ? <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} /> : <Rows />;
  return (
    <>
      <OfflineNote />
      {children(data as Exclude<Data, undefined>)}
    </>
  );
}
