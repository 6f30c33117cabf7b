import type { SiteConfig } from '@adp/site-document/siteConfig';
import type { ErrorContext } from './sendReport';

/** App -> the build of it that this page has loaded last, or tried to. */
export const triedBuilds = new Map<string, string>();

/** Writes an error of the shell or of an app to the console and, where the site collects reports, sends it there (decision 062). */
export function reportError(cause: unknown, context: ErrorContext = { about: 'Not loaded' }): void {
  console.error(context.about, cause);
  send(cause, context);
}

let site: SiteConfig | undefined;

/** From here on errors are sent, with what the browser itself writes to the console: what nobody caught, and what the security policy stops. */
export function startReporting(config: SiteConfig): void {
  site = config;
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) window.addEventListener(type, send);
}

/** What is sent is put together by code that only a page with an error downloads. */
function send(cause: unknown, context?: ErrorContext): void {
  const config = site;
  const { pathname } = window.location;
  if (config?.reports)
    import(/* webpackChunkName: "report" */ './sendReport')
      .then(({ sendReport }) => sendReport(cause, { config, pathname, triedBuilds, ...context }))
      // Without a network there is nobody to report to.
      .catch(() => undefined);
}
