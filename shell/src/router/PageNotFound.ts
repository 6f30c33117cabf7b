/** Thrown where a path turns out to name no page: shown as the 404 page. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';

  constructor(readonly path: string) {
    super(`Page not found: ${path}`);
  }
}
