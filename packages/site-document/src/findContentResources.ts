import { listSources, type PageResources } from './pageResources';

export type ContentResources = Pick<PageResources, 'later' | 'pictures'>;

/** Finds the resources that server-rendered content loads later. Relies on the attribute format of React: double quotes and `&amp;`. */
export function findContentResources(html: string): ContentResources {
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? [];
  const images = [...main.matchAll(/<img\b[^>]*>/g)].map(([image]) => image.replaceAll('&amp;', '&'));
  const pictures = images.flatMap((image) => [
    ...(/ src="([^"]+)"/.exec(image)?.slice(1) ?? []),
    ...listSources(/ srcSet="([^"]+)"/.exec(image)?.[1]),
  ]);
  return {
    later: /<\w+\b[^>]* data-later="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [],
    pictures: [...new Set(pictures)].filter((src) => !src.startsWith('data:')),
  };
}
