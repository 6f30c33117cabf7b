import * as v from 'valibot';
import { callAction } from './callAction';
import { type DataOptions, requireToken } from './connect';
import { DataError } from './DataError';
import { withRenewedToken } from './withRenewedToken';

interface CallOptions<Answer> extends DataOptions {
  readonly answer: v.GenericSchema<unknown, Answer>;
}

const TIMEOUT = 20_000;

/**
 * Calls an action that needs a role. After a denial, renews the token and tries again. Rejects with `unreadable` if the
 * response does not match the schema.
 */
export async function callForMember<Answer>(
  name: string,
  body: object,
  { answer, timeout = TIMEOUT, renewToken, ...options }: CallOptions<Answer>,
): Promise<Answer> {
  const getToken = () => requireToken(options.getToken);
  const { fetch } = options;
  const json = await withRenewedToken(
    () => callAction(name, body, { ...(fetch && { fetch }), getToken, timeout }),
    renewToken,
  );
  const result = v.safeParse(answer, json);
  if (!result.success) throw new DataError('unreadable');
  return result.output;
}

/** Calls an action that needs a role and returns no values. */
export async function runForMember(name: string, body: object, options: DataOptions): Promise<void> {
  await callForMember(name, body, { ...options, answer: v.object({}) });
}
