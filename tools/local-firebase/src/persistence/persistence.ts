/** A part of the platform whose state outlives the process. */
export interface Persistence {
  /** Plain JSON: all that `load` needs. Must not be changed afterwards. */
  readonly save: () => unknown;
  /**
   * Replaces the whole state by what an earlier `save` gave.
   * @throws Error with one sentence for what it cannot have given; the state is then as before
   */
  readonly load: (saved: unknown) => void | Promise<void>;
}
