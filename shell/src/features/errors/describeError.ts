import { isRouteErrorResponse } from 'react-router-dom';
import { AppLoadError } from '../../remotes/AppLoadError';
import { triedBuilds } from '../../reporting/reportError';

export type ErrorDescription =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly description?: string;
      /** Description of the page's removal, for status 410 (docs/contracts.md). It has not been validated. */
      readonly removal?: unknown;
      readonly app?: string;
    }
  | { readonly kind: 'down' | 'refused' | 'offline'; readonly app: string; readonly reason: string };

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

function withBuild(reason: string, app: string): string {
  const build = triedBuilds.get(app);
  return build && !reason.includes(build) ? `${reason} (${build})` : reason;
}
