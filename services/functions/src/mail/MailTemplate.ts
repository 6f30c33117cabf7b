import type { ContentKind } from '@adp/shared-data/content';
import type { deadlineEvents, Notification } from '@adp/shared-data/notification';
import type { MailMessage } from './MailTransport';

export interface MailItem {
  readonly kind: ContentKind;
  readonly id: string;
  /** The title in the recipient's language if the item has a translation. */
  readonly title: string;
  /** The path without a language, such as `/events/e1`. */
  readonly path: string;
  readonly lang: string;
  /** The start of an event or the deadline of an opportunity, in ISO format. */
  readonly date?: string;
  readonly timezone?: string;
  /** True for an event of whole days, whose time of day is not shown. */
  readonly allDay?: boolean;
}

export interface DigestSection {
  /** The topic in its canonical form. See `printTopic`. */
  readonly topic: string;
  readonly items: readonly MailItem[];
  readonly more?: number;
}

/** The parameters of each template. They are stored in `mail/{key}`, so they contain no function and no `undefined`. */
export interface MailParameters {
  readonly confirm: { readonly topic: string; readonly link: string };
  /** An item appears in one section only. */
  readonly digest: { readonly sections: readonly DigestSection[] };
  readonly reminder: {
    readonly item: MailItem;
    /** The days left until the date, in the item's time zone. */
    readonly days: number;
    readonly date: string;
    readonly timezone: string;
  };
  readonly correction: {
    readonly item: MailItem;
    readonly change: 'moved' | 'cancelled' | 'closed' | 'rolling' | 'removed' | 'restored';
    readonly formerDate: string;
    readonly date?: string;
    readonly timezone?: string;
  };
  readonly notification: {
    readonly event: Exclude<Notification['event'], (typeof deadlineEvents)[number]>;
    readonly topic: Notification['topic'];
    readonly title?: string;
    readonly reason?: string;
    readonly path: string;
  };
}

export type MailTemplate = keyof MailParameters;
export const mailTemplates = [
  'confirm',
  'digest',
  'reminder',
  'correction',
  'notification',
] as const satisfies readonly MailTemplate[];

export type MailContent = {
  readonly [Name in MailTemplate]: { readonly template: Name; readonly parameters: MailParameters[Name] };
}[MailTemplate];

export type MailRequest = MailContent & {
  readonly lang: string;
  /** The page where the recipient changes subscriptions, as an absolute URL. */
  readonly manageLink: string;
  /**
   * The URL for one-click unsubscription (RFC 8058). Undefined for emails that belong to no subscription, such as a
   * confirmation.
   */
  readonly unsubscribeUrl?: string;
};

/** Writes an email. Never throws, whatever parameters are stored. */
export type ComposeMail = (request: MailRequest) => Pick<MailMessage, 'subject' | 'text' | 'html' | 'headers'>;
