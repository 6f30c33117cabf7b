import type { DocumentWrite } from '@adp/shared-data/administrator';
import type { Notification } from '@adp/shared-data/notification';
import { toHash } from '../background/toHash';
import type { MailContent } from '../mail/MailTemplate';

/** `mail/{key}`: emails to send. Only functions read and write them. */
export const mailCollection = 'mail';

/** The time after which emails, digests and their traces are deleted, in milliseconds. */
export const retention = 30 * 86_400_000;

/** The owner of a subscription or the recipient of an email: a member, or an address without an account. */
export type Owner = { readonly uid: string } | { readonly subscriber: string };

/** The scope of an unsubscription: single subscriptions, all follows, or a topic of a member's notifications. */
export type StopScope =
  | { readonly subscriptions: readonly string[] }
  | { readonly kind: 'follow' | Notification['topic'] };

export type QueuedMail = MailContent & {
  /** Identifies the email by its cause, so that it is sent once even if the cause is handled again. */
  readonly key: readonly string[];
  readonly to: Owner;
  readonly lang: string;
  /** The subscriptions or the kind of emails that the link for unsubscription stops. */
  readonly stops?: StopScope;
  /** The subscriptions whose items the email contains. It is not sent after the last of them has ended. */
  readonly subscriptions?: readonly string[];
  /** The quota that the email counts towards, such as a member and a day. Emails of a quota are counted by query. */
  readonly quota?: string;
  /** The earliest time of sending. */
  readonly notBefore: Date;
  readonly at: Date;
};

export const toMailId = (key: readonly string[]) => toHash(JSON.stringify(key), 40);

/** Returns the write that queues an email. The commit fails with `conflict` if the email is already queued or sent. */
export function toMailWrite(mail: QueuedMail): DocumentWrite {
  const { key, to, lang, template, parameters, stops, subscriptions, quota, notBefore, at } = mail;
  return {
    path: `${mailCollection}/${toMailId(key)}`,
    fields: {
      to,
      lang,
      template,
      parameters,
      ...(stops && { stops }),
      ...(subscriptions && { subscriptions }),
      ...(quota !== undefined && { quota }),
      state: 'waiting',
      attempts: 0,
      // The time by which the queue is sorted. For a leased email, this is the end of the lease. Sent and failed emails
      // have no such time.
      not_before: notBefore,
      created_at: at,
      delete_at: new Date(at.getTime() + retention),
    },
    precondition: { exists: false },
  };
}
