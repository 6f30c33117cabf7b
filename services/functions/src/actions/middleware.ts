import { isAtLeast } from '@adp/shared-data/roles';
import { vValidator } from '@hono/valibot-validator';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { Account } from '../accounts/accounts';
import { type ActionOptions, readToken, requireCaller } from './ActionContext';
import { ActionError } from './ActionError';

/** Rejects requests from pages of other origins. Browsers set `Origin`, which pages cannot change. */
export const fromSite = (site: string): MiddlewareHandler =>
  createMiddleware(async ({ req }, next) => {
    if (req.header('origin') !== site && req.header('sec-fetch-site') !== 'same-origin')
      throw new ActionError(403, 'foreign-origin', "Only the site's own pages may call actions.");
    await next();
  });

/** Rejects bodies whose content type is not JSON, such as form submissions. */
export const sentAsJson: MiddlewareHandler = createMiddleware(async ({ req }, next) => {
  if (!/^application\/json\s*(;|$)/i.test(req.header('content-type') ?? ''))
    throw new ActionError(415, 'invalid', 'Send JSON.');
  await next();
});

export const limitBody = (kibibytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: kibibytes * 1024,
    onError: () => {
      throw new ActionError(413, 'invalid', 'The body is too large.');
    },
  });

/** Validates a JSON body. The error of an invalid body contains the names of its invalid fields. */
export const json = <Schema extends v.GenericSchema>(schema: Schema) =>
  vValidator('json', schema, (result) => {
    if (result.success) return;
    const fields = [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? ''))].filter(Boolean);
    throw new ActionError(400, 'invalid', 'Some fields are invalid.', { fields });
  });

/** Rejects callers who are not administrators, and sets `caller`. */
export const asAdministrator = (options: ActionOptions) =>
  createMiddleware<{ Variables: { readonly caller: Account } }>(async (context, next) => {
    const caller = await requireCaller(context.req.raw, options);
    if (!isAtLeast(caller.role, 'administrator'))
      throw new ActionError(403, 'denied', 'Only administrators may do this.');
    context.set('caller', caller);
    await next();
  });

export const asRenderer = ({ isRenderer = () => Promise.resolve(false) }: ActionOptions): MiddlewareHandler =>
  createMiddleware(async ({ req }, next) => {
    const token = readToken(req.raw.headers);
    if (token === undefined || !(await isRenderer(token)))
      throw new ActionError(403, 'denied', "Only the site's renderer may send counts.");
    await next();
  });
