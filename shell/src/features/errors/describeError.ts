import { isRouteErrorResponse } from 'react-router-dom';
import { AppLoadError } from '../../remotes/AppLoadError';
import { triedBuilds } from '../../reporting/reportError';

/** Anything thrown, as the error pages show it. */
export type ErrorDescription =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly description?: string;
      /** With 410: what the page says of its removal, unchecked (docs/contracts.md). */
      readonly removal?: unknown;
      /** The app whose page it is: retrying loads its live build. */
      readonly app?: string;
    }
  | { readonly kind: 'down' | 'refused' | 'offline'; readonly app: string; readonly reason: string };

/** The one translator from what was thrown to what is shown. `app` is the app whose pages the fault is in. */
export function describeError(error: unknown, app?: string): ErrorDescription {
  if (isRouteErrorResponse(error))
    return {
      kind: 'status',
      status: error.status,
      ...(error.status === 410 && { removal: error.data }),
      ...(app !== undefined && { app }),
    };
  if (error instanceof AppLoadError) {
    if (error.kind === 'refused')
      return { kind: 'refused', app: error.app, reason: withBuild(error.message, error.app) };
    const kind = typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'down';
    return { kind, app: error.app, reason: withBuild(error.message, error.app) };
  }
  const reason = error instanceof Error ? error.message : String(error);
  if (app !== undefined) return { kind: 'status', status: 500, description: withBuild(`${app}: ${reason}`, app), app };
  return { kind: 'status', status: 500, description: reason };
}

/** The reason, and the build where it does not name one. */
function withBuild(reason: string, app: string): string {
  const build = triedBuilds.get(app);
  return build && !reason.includes(build) ? `${reason} (${build})` : reason;
}
