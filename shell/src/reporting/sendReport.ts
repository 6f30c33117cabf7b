import { catchAllPrefix, findOwner, owns, stripBase, type SiteConfig } from '@adp/site-document/siteConfig';

/** Reports of one page at most: a page that fails in a loop says nothing new. */
const MOST_REPORTS = 10;
/** Characters of a text at most. */
const MOST_TEXT = 4_000;

/** What is known of an error beside its cause. */
export interface ErrorContext {
  /** What became of it, a sentence without its full stop. */
  readonly about: string;
  /** The app that failed; found by the cause's stack where it is left out. */
  readonly app?: string | undefined;
  readonly build?: string | undefined;
}

interface PageContext {
  readonly config: SiteConfig;
  readonly pathname: string;
  /** App -> the build of it that the page has loaded last, or tried to. */
  readonly triedBuilds: ReadonlyMap<string, string>;
}

/** One error, as the body of a report. It names no person: no query, no e-mail address, no member's page. */
export interface ErrorReport {
  readonly app: string;
  /** Empty where no manifest has named one. */
  readonly build: string;
  /** The path without its query; `/:username` for a member's page. */
  readonly route: string;
  readonly about: string;
  /** Name and message, and those of its causes. */
  readonly cause: string;
  /** Of the innermost cause; `npm run symbolicate` maps it to the sources. */
  readonly stack: string;
  /** The shell's build. */
  readonly shell: string;
}

const sent = new Set<string>();

/**
 * Sends an error, or the browser's event about one, to the site's address for reports: each once in the life of the page, in the
 * form of the browser's own reports (Reporting API), so that one receiver reads both.
 */
export function sendReport(
  thrown: unknown,
  { config, pathname, triedBuilds, about = 'Nobody caught an error', app, build }: PageContext & Partial<ErrorContext>,
): void {
  const { cause, stack } = describe(thrown);
  const source =
    app === undefined ? findSource(`${cause}\n${stack}`, config) : { app, build: build ?? triedBuilds.get(app) };
  const address = config.reports ?? '';
  const key = [source?.app, source?.build, about, cause].join();
  // Extensions of the browser fail in the page, too; what was aborted was no longer wanted.
  const isNothing = /\b[a-z-]+-extension:/.test(stack + cause) || cause.startsWith('AbortError');
  if (isNothing || sent.has(key) || sent.size >= MOST_REPORTS) return;
  sent.add(key);
  const body: ErrorReport = {
    app: source?.app ?? 'shell',
    build: source ? (source.build ?? '') : __BUILD_ID__,
    route: toRoute(pathname, config),
    about,
    cause,
    stack,
    shell: __BUILD_ID__,
  };
  const url = window.location.origin + body.route;
  navigator.sendBeacon(address, JSON.stringify([{ type: 'site-error', age: 0, url, body }]));
}

function describe(thrown: unknown): { readonly cause: string; readonly stack: string } {
  if (typeof SecurityPolicyViolationEvent !== 'undefined' && thrown instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = thrown;
    return {
      cause: toText(`The security policy stopped ${effectiveDirective}: ${blockedURI}`),
      stack: toText(sourceFile ? `at ${sourceFile}:${lineNumber}:${columnNumber}` : ''),
    };
  }
  const causes = listCauses(
    thrown instanceof ErrorEvent ? (thrown.error ?? thrown.message) : isRejection(thrown) ? thrown.reason : thrown,
  );
  const stacks = causes.flatMap((cause) => (cause instanceof Error && cause.stack ? cause.stack : []));
  return {
    cause: toText(
      causes.map((cause) => (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))).join('\n'),
    ),
    stack: toText(stacks.at(-1) ?? ''),
  };
}

/** Not every browser has the class of the event. */
function isRejection(thrown: unknown): thrown is { readonly reason: unknown } {
  return thrown instanceof Event && 'reason' in thrown;
}

/** What was thrown, and what caused it, at most five deep. */
function listCauses(thrown: unknown): readonly unknown[] {
  const causes = [thrown];
  for (let last = thrown; last instanceof Error && last.cause !== undefined && causes.length < 5; last = last.cause)
    causes.push(last.cause);
  return causes;
}

/** Whose code an error names first: the app of the registry that is at the origin of a build's file. */
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

/** The path; on a member's page, which names a person, the pattern that it fits. */
function toRoute(pathname: string, config: SiteConfig): string {
  const path = stripBase(config, pathname);
  const isNamed = findOwner(config, path)?.owns.some((prefix) => prefix !== catchAllPrefix && owns(prefix, path));
  return isNamed || path === '/' ? pathname : catchAllPrefix;
}

/** The text, cut, without the queries of addresses and without e-mail addresses. */
function toText(text: string): string {
  return text
    .slice(0, MOST_TEXT)
    .replaceAll(/(https?:\/\/[^\s?#)'"]*)[?#][^\s)'":]*/g, '$1')
    .replaceAll(/[^\s@<>"'(]+@[\w.-]+\.[a-z]{2,}/gi, '(e-mail address)');
}
