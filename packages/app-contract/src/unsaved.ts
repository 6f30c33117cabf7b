const holders = new Map<symbol, string>();

/**
 * Declares that typed data in `app` is not saved yet. Until the returned function is called, the shell neither reloads the page by itself
 * nor swaps that app's build.
 * @param app the app's name in the registry
 */
export function holdUnsaved(app: string): () => void {
  const holder = Symbol('unsaved');
  holders.set(holder, app);
  return () => {
    holders.delete(holder);
  };
}

/** Returns whether there is unsaved data, in `app` or, if it is left out, in any app. */
export function hasUnsaved(app?: string): boolean {
  return app === undefined ? holders.size > 0 : [...holders.values()].includes(app);
}
