export type AppErrorKind = 'manifest' | 'refused' | 'entry' | 'contract' | 'throws' | 'slow';

/** Error for an app that could not be loaded. Visitors see `reason` and can report it to the app's team. */
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
