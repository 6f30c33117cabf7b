/** What is known of an error beside its cause. */
export interface ErrorContext {
  /** What became of it, a sentence without its full stop. */
  readonly about?: string;
  /** The app that failed; found by the cause's stack where it is left out. */
  readonly app?: string | undefined;
  readonly build?: string | undefined;
}

/** Writes an error of the shell or of an app to the console and, where the site collects reports, sends it there (decision 062). */
export function reportError(
  cause: unknown,
  { about = 'A part of the page did not load', ...source }: ErrorContext = {},
): void {
  console.error(`${about}:`, cause);
  send(cause, { about, ...source });
}

/** Sends what the browser itself writes to the console: errors that nobody caught, and what the security policy stops. */
export function watchErrors(): void {
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) window.addEventListener(type, send);
}

/** What is sent is put together by code that only a page with an error downloads. */
function send(cause: unknown, context?: ErrorContext): void {
  const { pathname } = window.location;
  // Written by site/src/renderHtml.ts.
  const address = document.getElementById('registry')?.dataset['reports'];
  if (address)
    import(/* webpackChunkName: "report" */ './sendReport').then(
      ({ sendReport }) => sendReport(address, cause, { pathname, ...context }),
      // Without a network there is nobody to report to.
      () => undefined,
    );
}
