import { useCallback, useState } from 'react';
import { toAppError, type AppError } from '../../lib/errors';
import { markAll, markOne, markUnread, recount } from './marking';

interface State {
  readonly isSaving: boolean;
  readonly error?: AppError | undefined;
  /** What the last "mark all" has marked; undefined where there was none. */
  readonly marked?: readonly string[] | undefined;
  /** How many the undo has made unread again. */
  readonly undone?: number | undefined;
}

export interface Marking extends State {
  readonly one: (id: string, read: boolean) => Promise<void>;
  readonly all: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Marks notifications as read and unread, and knows what can be undone and what has failed. */
export function useMarking(uid: string): Marking {
  const [state, setState] = useState<State>({ isSaving: false });
  const { marked = [] } = state;
  const one = useCallback(
    async (id: string, read: boolean) => {
      try {
        await markOne(uid, id, read);
        setState((before) => ({ ...before, error: undefined }));
      } catch (error) {
        setState((before) => ({ ...before, error: toAppError(error) }));
      }
    },
    [uid],
  );
  const all = useCallback(async () => {
    const done: string[] = [];
    setState({ isSaving: true });
    try {
      await markAll(uid, (ids) => void done.push(...ids));
      setState({ isSaving: false, marked: done });
    } catch (error) {
      setState({ isSaving: false, error: toAppError(error), marked: done.length > 0 ? done : undefined });
      if (done.length > 0) await recount(uid);
    }
  }, [uid]);
  const undo = useCallback(async () => {
    const left = new Set(marked);
    setState({ isSaving: true, marked });
    try {
      await markUnread(marked, (ids) => {
        for (const id of ids) left.delete(id);
      });
      setState({ isSaving: false, undone: marked.length });
    } catch (error) {
      setState({ isSaving: false, error: toAppError(error), marked: [...left] });
      await recount(uid);
    }
  }, [uid, marked]);
  return { ...state, one, all, undo };
}
