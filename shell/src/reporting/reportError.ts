import type { SiteConfig } from '@adp/site-document/siteConfig';
import type { ErrorContext } from './sendReport';

/** Build that this page has last loaded or tried to load, by app. */
export const triedBuilds = new Map<string, string>();

/** Logs an error of the shell or of an app, counts it, and sends a report if the site collects reports (decisions 062, 172). */
export function reportError(cause: unknown, context: ErrorContext = { about: 'Not loaded' }): void {
  console.error(context.about, cause);
  send(cause, context);
}

let site: SiteConfig | undefined;

/** Starts counting and reporting errors, including uncaught errors and violations of the security policy. */
export function startReporting(config: SiteConfig): void {
  site = config;
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) window.addEventListener(type, send);
}

/** Loads the reporting code and sends a report. The code is loaded only after an error, so that other pages do not download it. */
function send(cause: unknown, context?: ErrorContext): void {
  const config = site;
  const { pathname } = window.location;
  if (config)
    import(/* webpackChunkName: "report" */ './sendReport')
      .then(({ sendReport }) => sendReport(cause, { config, pathname, triedBuilds, ...context }))
      // Ignore errors, because reports cannot be sent offline.
      .catch(() => undefined);
}
