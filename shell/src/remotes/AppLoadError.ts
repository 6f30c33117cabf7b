/** What went wrong while an app was loaded; the error view's words depend on it. */
export type AppErrorKind = 'manifest' | 'refused' | 'entry' | 'contract' | 'throws' | 'slow';

/** An app could not be loaded. `reason` is for the visitor who reports it and the team that mends it. */
export class AppLoadError extends Error {
  override readonly name = 'AppLoadError';

  constructor(
    readonly app: string,
    readonly kind: AppErrorKind,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${app}: ${reason}`, options);
  }
}
