import { newId } from '@adp/shared-data';
import * as v from 'valibot';
import { type Action, type ActionOptions, readInput } from '../actions/ActionContext';
import { ActionError } from '../actions/ActionError';
import { saveUsage, usageSchema } from './saveUsage';

const input = v.strictObject({
  counts: usageSchema,
  /** Of this sending; a renderer from before it had one sends none. */
  id: v.optional(v.pipe(v.string(), v.regex(/^20\d\d-[01]\d-[0-3]\d_[\w-]{8,40}$/))),
});

/** `count-usage`: what the site's own renderer has counted. It proves who it is by its account: that account may write nothing itself. */
export function countUsage({ administrator, isRenderer = () => Promise.resolve(false) }: ActionOptions): Action {
  const save = saveUsage(administrator);
  return async ({ request, body }) => {
    const [, token] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined || !(await isRenderer(token)))
      throw new ActionError(403, 'denied', 'The renderer of the site alone counts.');
    const { counts, id = newId() } = readInput(input, body);
    await save(counts, id);
    return {};
  };
}
