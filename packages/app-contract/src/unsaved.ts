/** Holders, each with the app that it is of. */
const holders = new Map<symbol, string>();

/**
 * Says that something typed in `app` is not saved yet: until the returned function is
 * called, the shell never reloads the page by itself, nor swaps that app's build.
 * @param app the app's name in the registry
 */
export function holdUnsaved(app: string): () => void {
  const holder = Symbol('unsaved');
  holders.set(holder, app);
  return () => {
    holders.delete(holder);
  };
}

/** Whether any app, or `app` where one is named, holds something unsaved. */
export function hasUnsaved(app?: string): boolean {
  return app === undefined ? holders.size > 0 : [...holders.values()].includes(app);
}
