/** A part of the platform whose state survives a restart. */
export interface Persistence {
  /** Returns everything that `load` needs as plain JSON. The caller must not change it. */
  readonly save: () => unknown;
  /**
   * Replaces the whole state with the result of an earlier `save`.
   * @throws Error with one sentence for anything else, without changing the state
   */
  readonly load: (saved: unknown) => void | Promise<void>;
}
