/** An email in the form that a transport sends. */
export interface MailMessage {
  /**
   * The `Message-ID` without angle brackets. It derives from the email's key, so that a provider or a mailbox can
   * recognise an email that is sent again after a lost response.
   */
  readonly messageId: string;
  /** The address of the recipient. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers in addition to the addresses, `Subject`, `Message-ID` and `Date`. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The provider's answer. `temporary` includes timeouts and lost connections, after which the provider may have accepted
 * the email. `permanent` means that the address does not accept emails. Reasons are for logs and contain no address.
 */
export type MailResult =
  { readonly status: 'sent' } | { readonly status: 'temporary' | 'permanent'; readonly reason: string };

export interface MailTransport {
  /** Sends an email. Never rejects. */
  readonly send: (message: MailMessage) => Promise<MailResult>;
}
