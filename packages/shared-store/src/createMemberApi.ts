import { createBaseApi } from './baseApi';
import { addMemberMutations, addMemberQueries } from './member/memberEndpoints';
import { addNotificationQueries } from './notifications/notificationEndpoints';
import { addNotificationMutations } from './notifications/notificationMutations';

/**
 * Creates the api with the queries and mutations that every app has. Each build of an app calls it once and adds its own endpoints with
 * `injectEndpoints`. Two builds in one page share no api.
 */
export function createMemberApi() {
  return addNotificationMutations(addNotificationQueries(addMemberMutations(addMemberQueries(createBaseApi()))));
}
export type MemberApi = ReturnType<typeof createMemberApi>;
