const holders = new Set<symbol>();

/**
 * Says that something typed is not saved yet: until the returned function is
 * called, the shell never reloads the page by itself.
 */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => {
    holders.delete(holder);
  };
}

/** Whether any app holds something unsaved. */
export function hasUnsaved(): boolean {
  return holders.size > 0;
}
