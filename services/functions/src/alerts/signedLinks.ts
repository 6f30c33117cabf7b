import * as v from 'valibot';
import type { ActionOptions } from '../actions/ActionContext';
import { ActionError } from '../actions/ActionError';
import { getText } from '../background/events';
import { readToken, type Token } from './tokens';

const token = v.pipe(v.string(), v.maxLength(2_000));
export const tokenInput = v.object({ token });

export interface Signed {
  readonly secret: string;
  readonly now: number;
}

/** Returns the key of signed links. @throws ActionError `unavailable` if the site sends no emails */
export function requireSecret({ alertsSecret, now = Date.now }: ActionOptions): Signed {
  if (!alertsSecret) throw new ActionError(503, 'unavailable', 'This site sends no emails.');
  return { secret: alertsSecret, now: now() };
}

/** Reads a token and the address that it belongs to. @throws ActionError if the link is not valid */
export async function requireSubscriber<Purpose extends Token['p']>(
  text: string,
  purposes: readonly Purpose[],
  options: ActionOptions,
) {
  const content = readToken(text, purposes, requireSecret(options));
  const subscriber = content?.s;
  const path = `subscribers/${subscriber ?? '-'}`;
  const document = subscriber === undefined ? undefined : (await options.administrator.read([path])).get(path);
  if (!content || !document || subscriber === undefined || !getText(document.fields, 'email'))
    throw new ActionError(403, 'link-invalid', 'This link is not valid or has expired.');
  return { content, subscriber, path, document };
}
