/** Tells the listeners of this page and of other tabs that something has changed. */
export class ChangeSignal {
  private readonly listeners = new Set<() => void>();
  private channel: BroadcastChannel | undefined;

  /** @param name the channel that the tabs have in common */
  constructor(private readonly name: string) {}

  /** Gives a function that ends it. */
  subscribe(listener: () => void): () => void {
    // A function may be given twice, and ends for each by itself.
    const own = () => listener();
    this.listeners.add(own);
    this.listen();
    return () => {
      this.listeners.delete(own);
      if (this.listeners.size > 0) return;
      this.channel?.close();
      this.channel = undefined;
    };
  }

  /** Calls them soon: a listener that throws undoes nothing. */
  tell(): void {
    this.call();
    const channel = this.channel ?? this.open();
    channel?.postMessage('changed');
    if (channel !== this.channel) channel?.close();
  }

  private call(): void {
    for (const listener of this.listeners) queueMicrotask(listener);
  }

  private listen(): void {
    this.channel ??= this.open();
    if (this.channel) this.channel.onmessage = () => this.call();
  }

  private open(): BroadcastChannel | undefined {
    try {
      return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(this.name);
    } catch {
      // Forbidden where the page has no origin of its own.
      return undefined;
    }
  }
}
