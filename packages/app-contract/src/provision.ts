/** A service that the shell provides some time after a page has started. `get` and `subscribe` fit `useSyncExternalStore`. */
export interface Provision<Service> {
  /** Returns the service. Returns undefined until the shell provides it. */
  readonly get: () => Service | undefined;
  /** Calls `onChange` after each change to the service. Returns the unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Sets the service. Only the shell calls this. */
  readonly provide: (service: Service | undefined) => void;
  /** Resolves when a page first subscribes, so that the shell can provide the service earlier than usual. */
  readonly whenNeeded: Promise<void>;
}

export function createProvision<Service>(): Provision<Service> {
  let service: Service | undefined;
  const listeners = new Set<() => void>();
  const { promise, resolve } = defer();
  return {
    get: () => service,
    subscribe: (onChange) => {
      listeners.add(onChange);
      resolve();
      return () => {
        listeners.delete(onChange);
      };
    },
    provide: (provided) => {
      service = provided;
      for (const listener of listeners) listener();
    },
    whenNeeded: promise,
  };
}

/** Returns a promise and its `resolve`. Older browsers lack `Promise.withResolvers()`. */
function defer() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
