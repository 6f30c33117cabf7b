/** Values by key for as long as the page lives, the last used ones; components hear of changes. */
export class LruCache<Value> {
  private readonly values = new Map<string, Value>();
  private readonly listeners = new Set<() => void>();

  /** @param maxEntries so many values are kept */
  constructor(private readonly maxEntries: number) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (key: string): Value | undefined => this.values.get(key);

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.maxEntries && oldest !== undefined) this.values.delete(oldest);
    this.notify();
  }

  delete(key: string): void {
    if (this.values.delete(key)) this.notify();
  }

  /** All values, the last set first. */
  all(): readonly Value[] {
    return [...this.values.values()].reverse();
  }

  /** Puts another in the place of each value. */
  change(change: (value: Value) => Value): void {
    for (const [key, value] of this.values) this.values.set(key, change(value));
    this.notify();
  }

  clear(): void {
    this.values.clear();
  }

  private notify(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
