/** What is shared: an address, and the words that go with it. */
export interface Shared {
  readonly url: string;
  readonly title: string;
}

/** A plain link that passes something on: no script of the service, and nothing of the reader's in it. */
export interface ShareAddress {
  readonly target: 'whatsapp' | 'facebook' | 'x' | 'linkedin' | 'telegram' | 'email';
  /** The service's own name, the same in every language; e-mail is named by the page, and opens no tab. */
  readonly name?: string;
  readonly href: string;
}

/** Where a plain link can share to, in the order of the menu. */
export function shareAddresses({ url, title }: Shared): readonly ShareAddress[] {
  const page = encode(url);
  const words = encode(title);
  return [
    { target: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${words}%0A${page}` },
    { target: 'facebook', name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { target: 'x', name: 'X', href: `https://x.com/intent/post?text=${words}&url=${page}` },
    { target: 'linkedin', name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
    { target: 'telegram', name: 'Telegram', href: `https://t.me/share/url?url=${page}&text=${words}` },
    { target: 'email', href: `mailto:?subject=${words}&body=${inMail(`${title}\n${url}`)}` },
  ];
}

/** Mail ends its lines with two characters. */
function inMail(text: string): string {
  return encode(text.replaceAll('\n', '\r\n'));
}

/** Half a letter would make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}
