import type { FailureCause } from '@adp/shared-data/app-health';

/** Error for an app that could not be loaded. Visitors see `reason` and can report it to the app's team. */
export class AppLoadError extends Error {
  override readonly name = 'AppLoadError';

  constructor(
    readonly app: string,
    readonly kind: FailureCause,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${app}: ${reason}`, options);
  }
}
