/** Values by key for the lifetime of the page. The least recently set value leaves first; subscribers hear of changes. */
export class LruCache<Value> {
  private readonly values = new Map<string, Value>();
  private readonly listeners = new Set<() => void>();

  /** @param capacity the largest number of values */
  constructor(private readonly capacity: number) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (key: string): Value | undefined => this.values.get(key);

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.capacity && oldest !== undefined) this.values.delete(oldest);
    this.emit();
  }

  delete(key: string): void {
    if (this.values.delete(key)) this.emit();
  }

  /** All values, the last set first. */
  all(): readonly Value[] {
    return [...this.values.values()].reverse();
  }

  /** Replaces each value. */
  update(change: (value: Value) => Value): void {
    for (const [key, value] of this.values) this.values.set(key, change(value));
    this.emit();
  }

  /** Empties the cache without an event: for tests and for the end of a session. */
  clear(): void {
    this.values.clear();
  }

  private emit(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
