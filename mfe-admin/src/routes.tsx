import type { AppModule, AppRoute } from '@adp/app-contract';
import { paths } from './paths';

/** Pages for members. Each page checks the role, and the rules protect the data. */
const requires: AppRoute['requires'] = { middleware: ['auth'], identity: true };
const page = (path: string, lazy: AppRoute['lazy']): AppRoute => ({ path, lazy, requires });

/** The pages of this app, by layout. */
export const routes: AppModule['routes'] = {
  default: [
    page(paths.queue, async () => (await import(/* webpackChunkName: "queue" */ './features/queue/page')).queuePage()),
    page(paths.item, async () => (await import(/* webpackChunkName: "item" */ './features/item/page')).itemPage()),
    page(paths.reports, async () =>
      (await import(/* webpackChunkName: "reports" */ './features/reports/page')).reportsPage(),
    ),
    page(paths.audit, async () => (await import(/* webpackChunkName: "audit" */ './features/audit/page')).auditPage()),
    page(paths.roles, async () => (await import(/* webpackChunkName: "roles" */ './features/roles/page')).rolesPage()),
    page(paths.settings, async () =>
      (await import(/* webpackChunkName: "settings" */ './features/settings/page')).settingsPage(),
    ),
    page(paths.links, async () => (await import(/* webpackChunkName: "links" */ './features/links/page')).linksPage()),
    page(paths.usage, async () => (await import(/* webpackChunkName: "usage" */ './features/usage/page')).usagePage()),
    page(paths.notices, async () =>
      (await import(/* webpackChunkName: "notices" */ './features/notices/page')).noticesPage(),
    ),
    page(paths.redirects, async () =>
      (await import(/* webpackChunkName: "redirects" */ './features/redirects/page')).redirectsPage(),
    ),
    page(paths.import, async () =>
      (await import(/* webpackChunkName: "import" */ './features/import/page')).importPage(),
    ),
  ],
};
