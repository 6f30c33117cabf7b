/** The key of the draft that is being sent, and the upload progress of its cover, from 0 to 1. */
export interface SendingState {
  readonly key: string;
  readonly sent: number | undefined;
}

/** An observable of the sending state, for components. The state is undefined while no draft is being sent. */
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
