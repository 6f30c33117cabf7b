export interface Shared {
  readonly url: string;
  readonly title: string;
}

export interface ShareLink {
  readonly target: 'whatsapp' | 'facebook' | 'x' | 'linkedin' | 'telegram' | 'email';
  /** Name of the service, the same in every language. Absent for email: the page supplies its label, and the link opens no tab. */
  readonly name?: string;
  readonly href: string;
}

export function getShareLinks({ url, title }: Shared): readonly ShareLink[] {
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

function inMail(text: string): string {
  return encode(text.replaceAll('\n', '\r\n'));
}

/** Encodes text for a URL. Replaces lone surrogates, which would make `encodeURIComponent` throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}
