const holders = new Map<symbol, string>();

/** Declares that `app` has unsaved data. Until the returned function is called, the shell neither reloads nor swaps the app's build. */
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
