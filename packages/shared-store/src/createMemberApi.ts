import { createBaseApi } from './baseApi';
import { addMemberMutations, addMemberQueries } from './member/memberEndpoints';
import { addNotificationQueries } from './notifications/notificationEndpoints';
import { addNotificationMutations } from './notifications/notificationMutations';

/**
 * Creates the API with the queries and mutations that every app has. Each build of an app calls this once and adds
 * endpoints with `injectEndpoints`. Two builds on the same page have separate APIs.
 */
export function createMemberApi() {
  return addNotificationMutations(addNotificationQueries(addMemberMutations(addMemberQueries(createBaseApi()))));
}
export type MemberApi = ReturnType<typeof createMemberApi>;
