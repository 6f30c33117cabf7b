import { DataError, type DataErrorCode } from './DataError';

/** What a precondition that does not hold may come as: rules look first, so `denied` is among them. */
const refusals: readonly DataErrorCode[] = ['conflict', 'denied', 'invalid', 'not-found'];

/** What stands now, to tell why the service refused; an error that is no refusal is passed on. */
export async function afterRefusal<Found>(error: unknown, read: () => Promise<Found>): Promise<Found> {
  if (!refusals.some((code) => isCode(error, code))) throw error;
  return read();
}

export function isCode(error: unknown, code: DataErrorCode): boolean {
  return error instanceof DataError && error.code === code;
}
