import type { PageResources } from './pageResources';

export type ContentResources = Pick<PageResources, 'later' | 'pictures'>;

/** Finds the resources that server-rendered content loads later. Relies on the attribute format of React: double quotes and `&amp;`. */
export function findContentResources(html: string): ContentResources {
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? [];
  const pictures = [...main.matchAll(/<img\b[^>]* src="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));
  return {
    later: /<\w+\b[^>]* data-later="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [],
    pictures: [...new Set(pictures)].filter((src) => !src.startsWith('data:')),
  };
}
