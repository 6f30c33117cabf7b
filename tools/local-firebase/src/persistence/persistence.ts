/** Part of the platform whose state survives a restart. */
export interface Persistence {
  /** Returns the state as plain JSON for `load`. The caller must not change the returned value. */
  readonly save: () => unknown;
  /**
   * Replaces the whole state with a value that `save` returned. An invalid value does not change the state.
   * @throws Error with one sentence for an invalid value
   */
  readonly load: (saved: unknown) => void | Promise<void>;
}
