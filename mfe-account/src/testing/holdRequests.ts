type Send = (...args: never[]) => Promise<unknown>;

/** Holds the requests of a method of a reader or writer until the returned function is called. */
export function holdRequests<Method extends string>(
  target: Readonly<Record<Method, Send>>,
  method: Method,
): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const send: Send = target[method];
  const hold: Send = async (...args) => {
    await released;
    return send(...args);
  };
  Object.assign(target, { [method]: hold });
  return release;
}
