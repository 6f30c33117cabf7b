import { createTransport, type SentMessageInfo } from 'nodemailer';
import type { MailMessage, MailResult, MailTransport } from './MailTransport';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** True for TLS from the start (port 465). Otherwise the connection must change to TLS with STARTTLS. */
  readonly secure: boolean;
  readonly user?: string;
  /** The password, from the environment or Secret Manager and never from a file of the repository. */
  readonly password?: string;
  /** The sender, such as `African Digital Policy <alerts@example.org>`. */
  readonly from: string;
  /** Accepts a server without TLS. Only tests set it. */
  readonly ignoreTls?: boolean;
}

/** Limits in milliseconds. A scheduled job must not wait for a provider that does not respond. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Creates a transport that sends emails through an SMTP server, with at most five connections. */
export function createMailTransport({
  host,
  port,
  secure,
  user,
  password,
  from,
  ignoreTls,
}: SmtpSettings): MailTransport {
  const transport = createTransport({
    host,
    port,
    secure,
    pool: true,
    maxConnections: 5,
    ...timeouts,
    ...(ignoreTls ? { ignoreTLS: true } : { requireTLS: !secure }),
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
  });
  return {
    send: async (message) => {
      try {
        await transport.sendMail(toMail(message, from));
        return { status: 'sent' };
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

/** Creates a transport that passes whole messages to `receive` instead of a server: the mailbox of the local platform. */
export function createLocalTransport(from: string, receive: (message: Buffer) => Promise<void>): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      try {
        const { message: content } = (await transport.sendMail(toMail(message, from))) as SentMessageInfo & {
          readonly message: Buffer;
        };
        await receive(content);
        return { status: 'sent' };
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

const toMail = ({ messageId, headers, ...message }: MailMessage, from: string) => ({
  ...message,
  from,
  messageId: `<${messageId}>`,
  headers,
  // Nothing in an email may name a local file or a URL to load.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Matches a refusal of the address: 5xx without an enhanced status, or with 5.1 or 5.2 (RFC 3463). Other statuses
 * concern the sender or the content, such as 5.7.1. So do 5.1.7 and 5.1.8, which refuse the sender's address.
 */
const addressRefusal = /^5\d\d[ -](?:5\.1\.(?![78]\b)|5\.2\.|(?!\d\.))/;

/**
 * Returns the result for an error. Only a refusal of the address is permanent. Refusals of credentials, sender or
 * content must not stop any address.
 */
function toFailure(error: unknown): MailResult {
  const { code = 'error', command, response = '', responseCode } = error as SmtpError;
  const isPermanent = command === 'RCPT TO' && addressRefusal.test(response);
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
  return { status: isPermanent ? 'permanent' : 'temporary', reason };
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}
