import type { AppRoute } from '@adp/app-contract';
import { paths } from './paths';

/** Each page checks the role, and the security rules protect the data. */
const page = (path: string, importPage: () => Promise<{ readonly load: AppRoute['lazy'] }>): AppRoute => ({
  path,
  access: 'members',
  lazy: async () => (await importPage()).load(),
});

export const routes: readonly AppRoute[] = [
  page(paths.queue, () => import(/* webpackChunkName: "queue" */ './features/queue/page')),
  page(paths.item, () => import(/* webpackChunkName: "item" */ './features/item/page')),
  page(paths.reports, () => import(/* webpackChunkName: "reports" */ './features/reports/page')),
  page(paths.audit, () => import(/* webpackChunkName: "audit" */ './features/audit/page')),
  page(paths.roles, () => import(/* webpackChunkName: "roles" */ './features/roles/page')),
  page(paths.settings, () => import(/* webpackChunkName: "settings" */ './features/settings/page')),
  page(paths.links, () => import(/* webpackChunkName: "links" */ './features/links/page')),
  page(paths.usage, () => import(/* webpackChunkName: "usage" */ './features/usage/page')),
  page(paths.apps, () => import(/* webpackChunkName: "apps" */ './features/apps/page')),
  page(paths.emails, () => import(/* webpackChunkName: "emails" */ './features/emails/page')),
  page(paths.notices, () => import(/* webpackChunkName: "notices" */ './features/notices/page')),
  page(paths.redirects, () => import(/* webpackChunkName: "redirects" */ './features/redirects/page')),
  page(paths.import, () => import(/* webpackChunkName: "import" */ './features/import/page')),
];
