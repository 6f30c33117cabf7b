import { useDispatch, useSelector } from '@adp/shared-store';
import { useEffect } from 'react';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';
import { markingEnded, selectMarked } from '../../store/markingSlice';
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationMutation,
  useMarkNotificationsUnreadMutation,
} from '../../store/memberApi';

export interface Marking {
  readonly isSaving: boolean;
  readonly error: AppError | undefined;
  readonly marked: readonly string[] | undefined;
  readonly undone: number | undefined;
  readonly mark: (id: string, read: boolean) => Promise<void>;
  readonly markAll: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

export function useMarking(uid: string): Marking {
  const [markOne, single] = useMarkNotificationMutation();
  const [markAll, all] = useMarkAllNotificationsReadMutation();
  const [markUnread, undo] = useMarkNotificationsUnreadMutation();
  const marked = useSelector(selectMarked) ?? undefined;
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(markingEnded());
    },
    [dispatch],
  );
  const error = single.error ?? all.error ?? undo.error;
  return {
    isSaving: all.isLoading || undo.isLoading,
    error: error && toAppError(error),
    marked,
    undone: undo.data?.ids.length,
    mark: async (id, read) => {
      await markOne({ uid, id, read });
      if (all.isError) all.reset();
      if (undo.isError) undo.reset();
    },
    markAll: async () => {
      single.reset();
      undo.reset();
      await markAll(uid);
    },
    undo: async () => {
      if (!marked) return;
      single.reset();
      all.reset();
      await markUnread({ uid, ids: marked });
    },
  };
}
