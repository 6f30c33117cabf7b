import type { AppRoute } from '@adp/app-contract';

import { isUsername, paths } from './paths';

// If a page's code fails to load, the loader returns null and `lazy` rejects. The shell handles the rejection.
const authorization = () => import(/* webpackChunkName: "authorization" */ './features/authorization/page');
const people = () => import(/* webpackChunkName: "people" */ './features/people/page');
const profile = () => import(/* webpackChunkName: "profile" */ './features/profile/page');

/** Returns the route of a sign-in page. The sign-in code is preloaded together with the page. */
const identityPage = (path: string, lazy: AppRoute['lazy']): AppRoute => ({
  path,
  layout: 'none',
  access: 'signIn',
  lazy,
});
const memberPage = (path: string, importPage: () => Promise<{ readonly load: AppRoute['lazy'] }>): AppRoute => ({
  path,
  lazy: async () => (await importPage()).load(),
  access: 'members',
});

export const routes: readonly AppRoute[] = [
  identityPage(paths.login, async () =>
    (await import(/* webpackChunkName: "sign-in" */ './features/sign-in/page')).loginPage(),
  ),
  identityPage(paths.signUp, async () =>
    (await import(/* webpackChunkName: "sign-in" */ './features/sign-in/page')).signUpPage(),
  ),
  identityPage(paths.welcome, async () =>
    (await import(/* webpackChunkName: "welcome" */ './features/welcome/page')).load(),
  ),
  {
    ...identityPage(paths.authorization, async () => (await authorization()).authorizationPage()),
    layout: 'default',
    loader: async ({ request }) =>
      (await authorization().catch(() => undefined))?.loadAuthorization(request.url) ?? null,
  },
  {
    ...memberPage(
      paths.editProfile,
      () => import(/* webpackChunkName: "edit-profile" */ './features/edit-profile/page'),
    ),
    layout: 'header',
  },
  memberPage(
    paths.notifications,
    () => import(/* webpackChunkName: "notifications" */ './features/notifications/page'),
  ),
  memberPage(paths.settings, () => import(/* webpackChunkName: "settings" */ './features/settings/page')),
  {
    path: paths.saved,
    access: 'personal',
    lazy: async () => (await import(/* webpackChunkName: "saved" */ './features/saved/page')).savedPage(),
  },
  {
    path: paths.subscriptions,
    access: 'personal',
    // The URL of a link in an email contains a token.
    offline: false,
    lazy: async () =>
      (await import(/* webpackChunkName: "subscriptions" */ './features/subscriptions/page')).subscriptionsPage(),
  },
  {
    path: paths.people,
    loader: async ({ request }) => (await people().catch(() => undefined))?.loadPeople(request.url) ?? null,
    lazy: async () => (await people()).peoplePage(),
  },
  {
    path: paths.profile,
    accepts: ({ username }) => isUsername(username?.toLowerCase()),
    loader: async ({ params }) =>
      (await profile().catch(() => undefined))?.loadProfile(params['username'] ?? '') ?? null,
    lazy: async () => (await profile()).profilePage(),
  },
];
