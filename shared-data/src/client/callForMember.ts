import * as v from 'valibot';
import { callAction } from '../client/callAction';
import { type DataOptions, requireToken } from '../client/connect';
import { DataError } from '../client/DataError';
import { withRenewedToken } from '../client/withRenewedToken';

interface CallOptions<Answer> extends DataOptions {
  readonly answer: v.GenericSchema<unknown, Answer>;
}

const TIMEOUT = 20_000;

/**
 * Calls an action in the administrator's name, with another token where the role is newer than this one.
 * @throws DataError `unreadable` where the answer is not as `answer` has it
 */
export async function callForAdministrator<Answer>(
  name: string,
  body: object,
  { answer, timeout = TIMEOUT, renewToken, ...options }: CallOptions<Answer>,
): Promise<Answer> {
  // Nobody calls these without a name.
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
