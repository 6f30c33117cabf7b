export interface MailMessage {
  /** The Message-ID without angle brackets. It derives from the email's key, so that providers recognise a repeated email. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers in addition to the addresses, `Subject`, `Message-ID` and `Date`. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The result of an attempt. `temporary` includes timeouts, after which the email may have been accepted. Reasons
 * contain no address.
 */
export type MailResult =
  | { readonly status: 'sent' }
  | { readonly status: 'temporary' | 'permanent'; readonly reason: string };

export interface MailTransport {
  /** Sends an email. Never rejects. */
  readonly send: (message: MailMessage) => Promise<MailResult>;
}
