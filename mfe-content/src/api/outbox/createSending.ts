/** Which draft is being sent, and how much of its picture, from 0 to 1; undefined while there is none to send. */
export interface SendingState {
  readonly key: string;
  readonly sent: number | undefined;
}

/** What is being sent, for components to hear of. */
export interface Sending {
  readonly get: () => SendingState | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes one, with the function that sets it. */
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
