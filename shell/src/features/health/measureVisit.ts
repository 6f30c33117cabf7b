import { healthPath, otherRoute, type Vital } from '@adp/shared-data/app-health';
import { findOwner, type SiteConfig } from '@adp/site-document/siteConfig';
import { matchRoutes } from 'react-router-dom';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { savesData } from '@adp/shared-ui';
import { followNavigations } from '../../lib/followNavigations';
import type { RouterHolder } from '../../lib/RouterHolder';
import { getComparedCanary } from '../../remotes/canaryDraw';
import { appsInUse } from '../../remotes/loadApp';
import { visitOutcomes } from '../../reporting/sendReport';
import { type MeasuredVital, toVisit, type VisitedPage } from './toVisit';

/** Maximum number of pages of a visit. Vitals of later pages count for the last one. */
const MAX_PAGES = 50;

/** Measures this visit, and sends the results once, when the reader leaves or hides the page. */
export function measureVisit(config: SiteConfig, holder: Pick<RouterHolder, 'get' | 'subscribe'>): void {
  const pages: VisitedPage[] = [];
  const measured: Partial<Record<Vital, MeasuredVital>> = {};

  const addPage = (pathname: string, since: number) => {
    const name = findOwner(config, pathname)?.name;
    const running = appsInUse().find(({ app }) => app.name === name);
    if (!running || pages.length === MAX_PAGES) return;
    const { app, manifest } = running;
    const route = matchRoutes(holder.get().routes, pathname, config.base)?.at(-1)?.route.path ?? otherRoute;
    const canary = getComparedCanary(manifest);
    pages.push({ app: app.name, build: manifest.build, route, since, ...(canary && { canary }) });
  };

  // The reader may have opened another page before this code has loaded.
  const opened = getOpenedPath();
  const { pathname } = window.location;
  addPage(opened, 0);
  if (pathname !== opened) addPage(pathname, performance.now());
  let shown = pathname;
  followNavigations(holder, ({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    addPage(shown, performance.now());
  });

  onLCP(({ value }) => (measured.lcp = { value, at: 0 }));
  onINP(({ value, entries }) => (measured.inp = { value, at: entries[0]?.startTime ?? 0 }));
  onCLS(({ value, entries }) => (measured.cls = { value: value * 1000, at: entries[0]?.startTime ?? 0 }));

  // The listeners of web-vitals for this event run first, because they capture it.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    window.removeEventListener('visibilitychange', send);
    if (!savesData())
      navigator.sendBeacon(healthPath, JSON.stringify(toVisit({ pages, measured, outcomes: visitOutcomes })));
  };
  window.addEventListener('visibilitychange', send);
}

/** Returns the path with which this document was requested. */
function getOpenedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href).pathname;
}
