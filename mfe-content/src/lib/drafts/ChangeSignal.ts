/** Notifies the listeners of this page and of other tabs that something has changed. */
export class ChangeSignal {
  private readonly listeners = new Set<() => void>();
  private channel: BroadcastChannel | undefined;

  /** @param name the channel that the tabs share */
  constructor(private readonly name: string) {}

  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    // The same function may be subscribed twice; each subscription ends on its own.
    const registered = () => listener();
    this.listeners.add(registered);
    this.listen();
    return () => {
      this.listeners.delete(registered);
      if (this.listeners.size > 0) return;
      this.channel?.close();
      this.channel = undefined;
    };
  }

  /** Calls listeners in microtasks, so that one that throws does not affect the caller. */
  notify(): void {
    this.callListeners();
    const channel = this.channel ?? this.open();
    channel?.postMessage('changed');
    if (channel !== this.channel) channel?.close();
  }

  private callListeners(): void {
    for (const listener of this.listeners) queueMicrotask(listener);
  }

  private listen(): void {
    this.channel ??= this.open();
    if (this.channel) this.channel.onmessage = () => this.callListeners();
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
