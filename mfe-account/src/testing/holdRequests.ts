import type { FakeData } from '@adp/shared-data/testing';

/** Holds the requests of a reader until the returned function is called. */
export function holdRequests(reader: FakeData['reader'], method: 'get' | 'list'): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const send = reader[method] as (...args: unknown[]) => Promise<never>;
  jest.spyOn(reader, method).mockImplementation(async (...args: unknown[]) => {
    await released;
    return send(...args);
  });
  return release;
}
