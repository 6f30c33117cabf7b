import type { AppModule, AppRoute } from '@adp/app-contract';

import { isUsername, paths } from './paths';

// If the code of a page does not load, its loader returns null and `lazy` fails, which the shell handles.
const authorization = () => import(/* webpackChunkName: "authorization" */ './features/authorization/page');
const people = () => import(/* webpackChunkName: "people" */ './features/people/page');
const profile = () => import(/* webpackChunkName: "profile" */ './features/profile/page');

/** A sign-in page, which requests the sign-in code in the first round. */
const identityPage = (path: string, lazy: AppRoute['lazy']): AppRoute => ({ path, lazy, requires: { identity: true } });
const memberPage = (path: string, importPage: () => Promise<{ readonly load: AppRoute['lazy'] }>): AppRoute => ({
  path,
  lazy: async () => (await importPage()).load(),
  requires: { middleware: ['auth'], identity: true },
});

/** The pages of this app, by layout. */
export const routes: AppModule['routes'] = {
  none: [
    identityPage(paths.login, async () =>
      (await import(/* webpackChunkName: "sign-in" */ './features/sign-in/page')).loginPage(),
    ),
    identityPage(paths.signUp, async () =>
      (await import(/* webpackChunkName: "sign-in" */ './features/sign-in/page')).signUpPage(),
    ),
    identityPage(paths.welcome, async () =>
      (await import(/* webpackChunkName: "welcome" */ './features/welcome/page')).load(),
    ),
  ],
  header: [
    memberPage(paths.editProfile, () => import(/* webpackChunkName: "edit-profile" */ './features/edit-profile/page')),
  ],
  default: [
    {
      ...identityPage(paths.authorization, async () => (await authorization()).authorizationPage()),
      loader: async ({ request }) =>
        (await authorization().catch(() => undefined))?.loadAuthorization(request.url) ?? null,
    },
    memberPage(
      paths.notifications,
      () => import(/* webpackChunkName: "notifications" */ './features/notifications/page'),
    ),
    memberPage(paths.settings, () => import(/* webpackChunkName: "settings" */ './features/settings/page')),
    {
      path: paths.people,
      loader: async ({ request }) => (await people().catch(() => undefined))?.loadPeople(request.url) ?? null,
      lazy: async () => (await people()).peoplePage(),
    },
    {
      path: paths.profile,
      requires: { accepts: ({ username }) => isUsername(username?.toLowerCase()) },
      loader: async ({ params }) =>
        (await profile().catch(() => undefined))?.loadProfile(params['username'] ?? '') ?? null,
      lazy: async () => (await profile()).profilePage(),
    },
  ],
};
