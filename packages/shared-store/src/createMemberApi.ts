import { createBaseApi } from './baseApi';
import { addMemberMutations, addMemberQueries } from './member/memberEndpoints';
import { addNotificationQueries } from './notifications/notificationEndpoints';
import { addNotificationMutations } from './notifications/notificationMutations';

/** Creates the API that every app has. Each build calls this once and adds endpoints with `injectEndpoints`. */
export function createMemberApi() {
  return addNotificationMutations(addNotificationQueries(addMemberMutations(addMemberQueries(createBaseApi()))));
}
export type MemberApi = ReturnType<typeof createMemberApi>;
