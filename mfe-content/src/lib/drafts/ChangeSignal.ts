/** Notifies listeners in this page and in other tabs of a change. */
export class ChangeSignal {
  private readonly listeners = new Set<() => void>();
  private channel: BroadcastChannel | undefined;

  constructor(private readonly name: string) {}

  subscribe(listener: () => void): () => void {
    // Wrap the listener, so that a function that is subscribed twice has two independent subscriptions.
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

  /** Calls listeners in microtasks, so that an error in a listener does not reach the caller. */
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
      // A page with an opaque origin may not create channels.
      return undefined;
    }
  }
}
