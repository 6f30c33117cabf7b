const holders = new Map<symbol, string>();

/**
 * Declares that `app` has typed data that is not saved yet. Until the returned function is called, the shell does not reload the page
 * automatically and does not replace the app's build.
 * @param app the app's name in the registry
 */
export function holdUnsaved(app: string): () => void {
  const holder = Symbol('unsaved');
  holders.set(holder, app);
  return () => {
    holders.delete(holder);
  };
}

/** Returns whether the given app, or by default any app, has unsaved data. */
export function hasUnsaved(app?: string): boolean {
  return app === undefined ? holders.size > 0 : [...holders.values()].includes(app);
}
