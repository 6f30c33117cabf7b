import { createHash } from 'node:crypto';
import { simpleParser } from 'mailparser';

/** An email that background work has sent. */
export interface ReceivedMail {
  /** A part of the developer page's URL. */
  readonly id: string;
  readonly time: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly html: string;
  /** Size of the message in bytes. */
  readonly size: number;
}

export interface Mailbox {
  /** Stores a message (RFC 5322). Ignores a repeated Message-ID, as providers do. */
  readonly receive: (message: Buffer) => Promise<void>;
  /** Returns the stored emails, newest first. */
  readonly list: () => readonly ReceivedMail[];
  readonly clear: () => void;
}

/** Stores the last `max` emails in memory instead of delivering them. */
export function createMailbox(max = 1000): Mailbox {
  let received = new Map<string, ReceivedMail>();
  return {
    receive: async (message) => {
      const mail = await simpleParser(message, { skipTextToHtml: true });
      const id = createHash('sha256')
        .update(mail.messageId ?? message)
        .digest('hex')
        .slice(0, 16);
      if (received.has(id)) return;
      received.set(id, {
        id,
        time: new Date().toISOString(),
        to: toText(mail.to),
        from: toText(mail.from),
        subject: mail.subject ?? '',
        headers: mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()] as const),
        text: mail.text ?? '',
        html: mail.html || '',
        size: message.length,
      });
      received = new Map([...received].slice(-max));
    },
    list: () => [...received.values()].reverse(),
    clear: () => {
      received.clear();
    },
  };
}

function toText(addresses: AddressList | readonly AddressList[] | undefined): string {
  return [addresses ?? []]
    .flat()
    .map(({ text = '' }) => text)
    .join(', ');
}

interface AddressList {
  readonly text?: string | undefined;
}
