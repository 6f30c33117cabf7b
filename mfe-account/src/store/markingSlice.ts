import { createSlice, memberChanged } from '@adp/shared-store';
import { memberApi } from './memberApi';

const initialState: {
  readonly marked: readonly string[] | null;
} = { marked: null };
const { markAllNotificationsRead: markAll, markNotificationsUnread: markUnread } = memberApi.endpoints;

export const markingSlice = createSlice({
  name: 'marking',
  initialState,
  reducers: {
    markingEnded: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(memberChanged, () => initialState)
      .addMatcher(markAll.matchPending, () => initialState)
      .addMatcher(markAll.matchFulfilled, (_, { payload }) => ({ marked: payload.ids }))
      .addMatcher(markAll.matchRejected, (state, { payload }) => {
        // Notifications that were marked before the failure can be undone too.
        const ids = payload?.ids ?? [];
        return ids.length > 0 ? { marked: ids } : state;
      })
      .addMatcher(markUnread.matchFulfilled, () => initialState)
      .addMatcher(markUnread.matchRejected, ({ marked }, { payload }) => {
        const done = new Set(payload?.ids);
        return { marked: marked && marked.filter((id) => !done.has(id)) };
      });
  },
  selectors: {
    selectMarked: ({ marked }) => marked,
  },
});

export const { markingEnded } = markingSlice.actions;
export const { selectMarked } = markingSlice.selectors;
