import { listSources, type PageResources } from './pageResources';

export type ContentResources = Pick<PageResources, 'later' | 'pictures'>;

/**
 * Finds the resources that server-rendered content loads later. Relies on the format of React: attributes are in double
 * quotes, `&` is `&amp;`, and double quotes in texts are `&quot;`.
 */
export function findContentResources(html: string): ContentResources {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const images = [...main.matchAll(/<img\b[^>]*>/g)].map(([image]) => image.replaceAll('&amp;', '&'));
  const pictures = images.flatMap((image) => [
    ...(/ src="([^"]+)"/.exec(image)?.slice(1) ?? []),
    ...listSources(/ srcSet="([^"]+)"/.exec(image)?.[1]),
  ]);
  return {
    later: / data-later="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [],
    pictures: [...new Set(pictures)].filter((src) => !src.startsWith('data:')),
  };
}
