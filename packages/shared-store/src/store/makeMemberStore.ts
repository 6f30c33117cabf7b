import { loadIdentity } from '@adp/shared-auth';
import {
  configureStore,
  createListenerMiddleware,
  isPlain,
  type Slice,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { combineReducers, type Middleware, type Reducer } from 'redux';
import type { MemberApi } from '../createMemberApi';
import { followMember, getMemberUid, memberChanged } from './memberSession';
import { hasSharedChange, joinStores, shareChanges } from './syncStores';

type AnySlice = Pick<Slice, 'reducerPath' | 'reducer'>;

export type ExtendedMemberApi = Pick<MemberApi, 'reducerPath'> & {
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  readonly endpoints: object;
};

export type MemberState<Api extends ExtendedMemberApi, Slices extends readonly AnySlice[]> = {
  readonly memberApi: ReturnType<Api['reducer']>;
} & {
  readonly [One in Slices[number] as One['reducerPath']]: ReturnType<One['reducer']>;
};

type Dispatch<State> = ThunkDispatch<State, unknown, UnknownAction>;
type Listeners<State> = ReturnType<typeof createListenerMiddleware<State, Dispatch<State>>>;

export interface MemberStoreOptions<Api extends ExtendedMemberApi, Slices extends readonly AnySlice[]> {
  readonly api: Api;
  readonly slices?: Slices;
  readonly addListeners?: (startListening: Listeners<MemberState<Api, Slices>>['startListening']) => void;
}

/** Creates a store that resets when the member changes. All stores on a page share the profile and the unread count. */
export function makeMemberStore<Api extends ExtendedMemberApi, const Slices extends readonly AnySlice[] = readonly []>({
  api: extended,
  slices,
  addListeners,
}: MemberStoreOptions<Api, Slices>) {
  type State = MemberState<Api, Slices>;
  const listeners: Listeners<State> = createListenerMiddleware<State, Dispatch<State>>();
  const reducers: Record<string, Reducer> = { [extended.reducerPath]: extended.reducer };
  for (const { reducerPath, reducer } of slices ?? []) reducers[reducerPath] = reducer;
  // Only the types know the names of the slices, so combine the reducers without them.
  const reducer: Reducer<State> = combineReducers(reducers) as Reducer;
  const store = configureStore({
    reducer,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (getDefault) =>
      getDefault({
        // The state checks run only in development. Do not warn on slow machines, and allow dates in the state.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          warnAfter: Infinity,
          isSerializable: (value: unknown) => isPlain(value) || value instanceof Date,
        },
      })
        .prepend(listeners.middleware)
        .concat(extended.middleware),
  });
  // Apps only add endpoints, so the common endpoints always exist.
  const api = extended as ExtendedMemberApi as MemberApi;

  listeners.startListening({
    actionCreator: memberChanged,
    effect: (_, { dispatch }) => {
      dispatch(api.util.resetApiState());
    },
  });
  listeners.startListening({
    predicate: (_, now, before) => {
      const uid = getMemberUid();
      return uid !== undefined && hasSharedChange(api, uid, now, before);
    },
    effect: () => {
      const uid = getMemberUid();
      if (uid !== undefined) shareChanges(synced, uid);
    },
  });
  listeners.startListening({
    matcher: api.endpoints.getMember.matchFulfilled,
    effect: async ({ payload }) => {
      const { signedOutBefore } = payload?.item ?? {};
      try {
        if (signedOutBefore) await (await loadIdentity()).endSessionBefore(signedOutBefore);
      } catch (reason) {
        // Ignore network errors, because the next page checks again.
        console.warn(reason);
      }
    },
  });
  addListeners?.(listeners.startListening);

  const synced = { api, getState: () => store.getState(), dispatch: store.dispatch };
  const leave = joinStores(synced, getMemberUid());
  const unfollow = followMember((uid) => void store.dispatch(memberChanged({ uid })));
  return {
    ...store,
    dispose: () => {
      unfollow();
      leave();
      listeners.clearListeners();
    },
  };
}
