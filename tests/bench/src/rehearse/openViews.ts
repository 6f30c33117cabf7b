import { contentKinds } from '@adp/shared-data/content';
import type { View } from './visits';
import type { World } from './createWorld';

/** Number of views that are opened at the same time, so that both cores are busy. */
const AT_ONCE = 8;

/** Opens pages in order, and moves the world's clock to the time of each group of them. */
export async function openViews(world: Pick<World, 'open' | 'setTime'>, views: readonly View[]): Promise<void> {
  for (let index = 0; index < views.length; index += AT_ONCE) {
    const group = views.slice(index, index + AT_ONCE);
    world.setTime(group[0]?.at ?? 0);
    await Promise.all(group.map((view) => openView(world, view)));
  }
}

/** Opens a page: the first page of a visit as HTML, later pages as the data that the app's loader requests. */
async function openView({ open }: Pick<World, 'open'>, view: View): Promise<void> {
  const { path, language, place, isFirst, isCrawler } = view;
  if (isFirst) {
    const page = (language === 'en' ? '' : `/${language}`) + path;
    await open(page, place, isCrawler ? 'ExampleBot/1.0' : undefined);
    return;
  }
  const answers = await Promise.all(toEndpoints(view).map((endpoint) => open(`/api/v1${endpoint}`, place)));
  const [first] = answers;
  if (!isItem(path) || first?.status !== 200) return;
  const { item } = JSON.parse(first.text) as { readonly item: { readonly authorUsername: string } };
  await open(`/api/v1/authors/${item.authorUsername}`, place);
}

const isItem = (path: string) => /^\/[a-z-]+\/[\w-]+$/.test(path);

/** Returns the endpoints that the loader of a page requests first. */
function toEndpoints({ path, language }: View): readonly string[] {
  if (isItem(path)) return [`${path}?lang=${language}`];
  if (path === '/') return ['/articles', '/opportunities', '/events', '/knowledge-products'];
  const isList = Object.values(contentKinds).some(({ segment }) => path.split('?')[0] === `/${segment}`);
  return isList ? [path] : [`/programme-pages${path}?lang=${language}`];
}
