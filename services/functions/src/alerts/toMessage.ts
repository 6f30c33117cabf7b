import { isObject } from '@adp/shared-data/fields';
import type { FoundDocument } from '@adp/shared-data/administrator';
import { toBase } from '@adp/shared-ui/languages';
import { getText, getTime } from '../background/events';
import { type ComposeMail, type MailContent, mailTemplates } from '../mail/MailTemplate';
import type { MailMessage } from '../mail/MailTransport';
import type { Owner, StopScope } from './mailQueue';
import { readOwner } from './owners';
import { readScope } from './readScope';
import { signToken } from './tokens';

interface MessageOptions {
  readonly site: string;
  readonly secret: string;
  readonly composeMail: ComposeMail;
}

/** Writes a queued email. The same document always results in the same message, even after a crash. */
export function toMessage(mail: FoundDocument, to: string, { site, secret, composeMail }: MessageOptions): MailMessage {
  const { fields, id } = mail;
  const lang = getText(fields, 'lang');
  const owner = readOwner(isObject(fields['to']) ? fields['to'] : {});
  const scope = readScope(mail);
  // An email that is sent again must contain the same links, so sign them with the time at which it was queued.
  const signed = { secret, now: (getTime(fields, 'created_at') ?? new Date(0)).getTime() };
  const content = { template: fields['template'], parameters: fields['parameters'] };
  if (!isContent(content)) throw new Error(`The email ${id} has no known template.`);
  const unsubscribeUrl = scope && owner && toUnsubscribeUrl(owner, scope, { site, ...signed });
  const composed = composeMail({
    ...content,
    lang,
    manageLink: toManageLink(owner, { site, lang, ...signed }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  });
  return { ...composed, messageId: `${id}@${new URL(site).hostname}`, to };
}

interface Signed {
  readonly site: string;
  readonly secret: string;
  readonly now: number;
}

function toManageLink(owner: Owner | undefined, { site, lang, ...signed }: Signed & { readonly lang: string }) {
  const page = `${site}${toBase(lang)}`;
  if (!owner || 'uid' in owner) return `${page}/settings`;
  return `${page}/subscriptions?token=${signToken({ p: 'manage', s: owner.subscriber }, signed)}`;
}

function toUnsubscribeUrl(owner: Owner, scope: StopScope, { site, ...signed }: Signed): string {
  const target = 'uid' in owner ? { u: owner.uid } : { s: owner.subscriber };
  const copy = 'subscriptions' in scope ? { subscriptions: [...scope.subscriptions] } : scope;
  return `${site}/api/actions/unsubscribe?token=${signToken({ p: 'stop', ...target, scope: copy }, signed)}`;
}

/** Checks only the name of the template. Only functions write emails, so the parameters match the template. */
const isContent = (content: { readonly template: unknown }): content is MailContent =>
  mailTemplates.some((template) => template === content.template);
