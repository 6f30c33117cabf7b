/** The draft that is being sent, and the progress of its cover from 0 to 1. */
export interface SendingState {
  readonly key: string;
  readonly sent: number | undefined;
}

/** The state of sending, for components to subscribe to; undefined while nothing is sent. */
export interface Sending {
  readonly get: () => SendingState | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSending(): Sending & { readonly set: (state: SendingState | undefined) => void } {
  let current: SendingState | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (state) => {
      current = state;
      for (const listener of [...listeners]) listener();
    },
  };
}
