import { failureCauses, type Outcome, shellName } from '@adp/shared-data/app-health';
import { catchAllPrefix, findOwner, owns, stripBase, type SiteConfig } from '@adp/site-document/siteConfig';

/** Maximum number of reports per page. Further errors of a page that fails in a loop provide no new information. */
const MAX_REPORTS = 10;
const MAX_TEXT = 4_000;

export interface ErrorContext {
  /** Effect of the error, as a sentence without its full stop. */
  readonly about: string;
  readonly app?: string | undefined;
  readonly build?: string | undefined;
}

interface PageContext {
  readonly config: SiteConfig;
  readonly pathname: string;
  readonly triedBuilds: ReadonlyMap<string, string>;
}

/** Body of an error report. It contains no personal data: no query, no email address, and no path of a member's page. */
export interface ErrorReport {
  readonly app: string;
  readonly build: string;
  /** Path without the query. `/:username` for a member's page. */
  readonly route: string;
  readonly about: string;
  readonly cause: string;
  /** Stack of the innermost cause. `npm run symbolicate` maps it to the sources. */
  readonly stack: string;
  readonly shell: string;
}

const sent = new Set<string>();

/** Results of this visit other than `ok`, by app and build, for the visit's measurements (features/health). */
export const visitOutcomes = new Map<
  string,
  { readonly app: string; readonly build: string; readonly outcome: Outcome }
>();

/**
 * Counts an error. If the site collects reports, sends each error once per page, in the format of the Reporting API, so that
 * one endpoint can receive browsers' reports, too.
 */
export function sendReport(
  thrown: unknown,
  { config, pathname, triedBuilds, about = 'Uncaught error', app, build }: PageContext & Partial<ErrorContext>,
): void {
  const { cause, stack } = describe(thrown);
  const source =
    app === undefined ? findSource(`${cause}\n${stack}`, config) : { app, build: build ?? triedBuilds.get(app) };
  const name = source?.app ?? shellName;
  const sourceBuild = source ? (source.build ?? '') : __BUILD_ID__;
  const key = [source?.app, source?.build, about, cause].join();
  // Ignore errors of browser extensions, and requests that were aborted on purpose.
  const isIgnored = /\b[a-z-]+-extension:/.test(stack + cause) || cause.startsWith('AbortError');
  if (isIgnored) return;
  count(name, sourceBuild, thrown);
  if (!config.reports || sent.has(key) || sent.size >= MAX_REPORTS) return;
  sent.add(key);
  const body: ErrorReport = {
    app: name,
    build: sourceBuild,
    route: toRoute(pathname, config),
    about,
    cause,
    stack,
    shell: __BUILD_ID__,
  };
  const url = window.location.origin + body.route;
  navigator.sendBeacon(config.reports, JSON.stringify([{ type: 'site-error', age: 0, url, body }]));
}

/** Records the outcome of an app's use in this visit. A failure to load takes precedence over other errors. */
function count(app: string, build: string, thrown: unknown): void {
  const kinds = listCauses(thrown).map((cause) => (cause instanceof Error ? Reflect.get(cause, 'kind') : undefined));
  const failure = failureCauses.find((cause) => kinds.includes(cause));
  const key = `${app} ${build}`;
  if (failure || !visitOutcomes.has(key)) visitOutcomes.set(key, { app, build, outcome: failure ?? 'error' });
}

function describe(thrown: unknown): { readonly cause: string; readonly stack: string } {
  if (typeof SecurityPolicyViolationEvent !== 'undefined' && thrown instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = thrown;
    return {
      cause: toText(`The security policy stopped ${effectiveDirective}: ${blockedURI}`),
      stack: toText(sourceFile ? `at ${sourceFile}:${lineNumber}:${columnNumber}` : ''),
    };
  }
  const causes = listCauses(thrown);
  const stacks = causes.flatMap((cause) => (cause instanceof Error && cause.stack ? cause.stack : []));
  return {
    cause: toText(
      causes.map((cause) => (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))).join('\n'),
    ),
    stack: toText(stacks.at(-1) ?? ''),
  };
}

/**
 * Returns whether `thrown` is a PromiseRejectionEvent. Checks for any event with a reason, because not every browser defines that class.
 */
function isRejection(thrown: unknown): thrown is { readonly reason: unknown } {
  return thrown instanceof Event && 'reason' in thrown;
}

function listCauses(thrown: unknown): readonly unknown[] {
  const first: unknown =
    thrown instanceof ErrorEvent ? (thrown.error ?? thrown.message) : isRejection(thrown) ? thrown.reason : thrown;
  const causes = [first];
  for (let last = first; last instanceof Error && last.cause !== undefined && causes.length < 5; last = last.cause)
    causes.push(last.cause);
  return causes;
}

function findSource(
  text: string,
  { apps }: SiteConfig,
): { readonly app: string; readonly build?: string | undefined } | undefined {
  for (const [, origin, build = ''] of text.matchAll(/(https?:\/\/[^/\s]+)\/(b-[0-9a-f]{10})\//g)) {
    if (origin === window.location.origin) return { app: 'shell', build };
    const app = apps.find((each) => each.origin === origin);
    if (app) return { app: app.name, build };
  }
  return undefined;
}

/** Returns the path for a report. Replaces the path of a member's page, which names a person, with its route pattern. */
function toRoute(pathname: string, config: SiteConfig): string {
  const path = stripBase(config, pathname);
  const isNamed = findOwner(config, path)?.owns.some((prefix) => prefix !== catchAllPrefix && owns(prefix, path));
  return isNamed || path === '/' ? pathname : catchAllPrefix;
}

function toText(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replaceAll(/(https?:\/\/[^\s?#)'"]*)[?#][^\s)'":]*/g, '$1')
    .replaceAll(/[^\s@<>"'(]+@[\w.-]+\.[a-z]{2,}/gi, '(email address)');
}
