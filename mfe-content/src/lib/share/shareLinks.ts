/** What is shared: an address, and the words that go with it. */
export interface Shared {
  readonly url: string;
  readonly title: string;
}

/** Where a plain link can share to, in the order of the menu. Names are the services' own and stay untranslated. */
export const shareTargets = ['whatsapp', 'facebook', 'x', 'linkedin', 'telegram', 'email'] as const;
export type ShareTarget = (typeof shareTargets)[number];

/** The address that opens a service with the page filled in: no script of theirs, and nothing of the reader's in it. */
export function shareLink(target: ShareTarget, { url, title }: Shared): string {
  const both = `${title}\n${url}`;
  switch (target) {
    case 'whatsapp':
      return `https://wa.me/?text=${encode(both)}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`;
    case 'x':
      return `https://x.com/intent/post?text=${encode(title)}&url=${encode(url)}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`;
    case 'telegram':
      return `https://t.me/share/url?url=${encode(url)}&text=${encode(title)}`;
    case 'email':
      return `mailto:?subject=${encode(title)}&body=${encode(both.replaceAll('\n', '\r\n'))}`;
  }
}

/** The page's address as it is shared: without what campaigns and services have added to it, and without a place on the page. */
export function cleanAddress(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (/^(utm_|mc_|pk_)|^(fbclid|gclid|dclid|msclkid|igshid|si|ref)$/i.test(name)) url.searchParams.delete(name);
  }
  url.hash = '';
  return url.href;
}

/** Half a letter would make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}
