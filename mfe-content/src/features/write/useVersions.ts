import type { ItemVersion } from '@adp/shared-data/writer';
import type { WholeItem } from '../../lib/items';
import type { WrittenKind } from '../../lib/kinds';
import { useGetVersionsInfiniteQuery } from '../../store/memberApi';

interface Versions {
  /** Undefined until they are known. */
  readonly versions: readonly ItemVersion<WholeItem<WrittenKind>>[] | undefined;
  /** Lists older ones; undefined where there are none. */
  readonly showOlder: (() => void) | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The versions of an item that the member may change, the newest first. */
export function useVersions(kind: WrittenKind, { id, authorUid, ...item }: WholeItem<WrittenKind>): Versions {
  const programme = 'programme' in item ? item.programme : undefined;
  const { currentData, isError, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useGetVersionsInfiniteQuery({ kind, id, authorUid, programme }, { refetchOnMountOrArgChange: true });
  return {
    versions: currentData?.pages.flatMap(({ versions }) => versions),
    showOlder: hasNextPage ? () => void fetchNextPage() : undefined,
    failed: isError,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
