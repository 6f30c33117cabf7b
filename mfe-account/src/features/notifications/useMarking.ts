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
  /** What the last "mark all" has marked and can be undone; undefined where there was none. */
  readonly marked: readonly string[] | undefined;
  /** How many the undo has made unread again. */
  readonly undone: number | undefined;
  readonly one: (id: string, read: boolean) => Promise<void>;
  readonly all: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Marks notifications as read and unread; knows what can be undone and what has failed. */
export function useMarking(uid: string): Marking {
  const [markOne, one] = useMarkNotificationMutation();
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
  const error = one.error ?? all.error ?? undo.error;
  return {
    isSaving: all.isLoading || undo.isLoading,
    error: error && toAppError(error),
    marked,
    undone: undo.data?.ids.length,
    one: async (id, read) => {
      await markOne({ uid, id, read });
      if (all.isError) all.reset();
      if (undo.isError) undo.reset();
    },
    all: async () => {
      one.reset();
      undo.reset();
      await markAll(uid);
    },
    undo: async () => {
      if (!marked) return;
      one.reset();
      all.reset();
      await markUnread({ uid, ids: marked });
    },
  };
}
