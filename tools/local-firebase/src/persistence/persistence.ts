/** Part of the platform whose state survives a restart. */
export interface Persistence {
  /** Returns the state as plain JSON for `load`. The caller must not change the returned value. */
  readonly save: () => unknown;
  /** Replaces the whole state. @throws Error with one sentence for an invalid value, without a change */
  readonly load: (saved: unknown) => void | Promise<void>;
}
