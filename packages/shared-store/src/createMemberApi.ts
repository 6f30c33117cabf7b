import { createBaseApi } from './baseApi';
import { addMemberMutations, addMemberQueries } from './member/memberEndpoints';
import { addNotificationQueries } from './notifications/notificationEndpoints';
import { addNotificationMutations } from './notifications/notificationMutations';

/**
 * The queries and mutations that every app has. Each app makes its own, once per build, and adds its own endpoints by
 * `injectEndpoints`: two builds of an app in one page share none.
 */
export function createMemberApi() {
  return addNotificationMutations(addNotificationQueries(addMemberMutations(addMemberQueries(createBaseApi()))));
}
export type MemberApi = ReturnType<typeof createMemberApi>;
