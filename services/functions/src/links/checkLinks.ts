import { contentCollections } from '@adp/shared-data/content';
import type { Administrator, FoundDocument } from '@adp/shared-data/administrator';
import { getText, getTime } from '../background/events';
import { toHash } from '../background/toHash';
import { createPublicFetch, type PublicFetch } from '../network/fetchPublic';
import { checkLink, type LinkProblem } from './checkLink';
import { findLinks } from './findLinks';

interface LinkOptions {
  readonly fetchPublic?: PublicFetch;
  /** Returns the current time in milliseconds since 1970. Used to limit the length of a run. */
  readonly now?: () => number;
}

interface Link {
  readonly collection: string;
  readonly item: string;
  readonly title: string;
  readonly url: string;
}

const broken = 'broken_links';
const statePath = 'link_checks/state';
const scanned: readonly string[] = contentCollections;

/** The limits of a run: items, links, hosts in parallel, and the time to start requests, in milliseconds. */
const perRun = { items: 20, links: 60, hosts: 5, time: 30_000 } as const;
const day = 86_400_000;
/** The time for which a fixed link stays in the list, in milliseconds. */
const fixedFor = 30 * day;

/**
 * Creates a scheduled job that checks some links, and all links that failed a day ago. It stores broken links, and
 * marks repaired ones as fixed.
 */
export function checkLinks(
  administrator: Administrator,
  { fetchPublic = createPublicFetch(), now = Date.now }: LinkOptions = {},
): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const at = new Date(time);
    const end = now() + perRun.time;
    await deleteOld(administrator, at);
    const again = await readFailed(administrator, at);
    const { links, next } = await scan(administrator, perRun.links - again.length);
    const toCheck = new Map([...again, ...links].map((link) => [toId(link), link]));
    await byHost([...toCheck.values()], async (link) => {
      if (now() > end) return;
      await save(link, await checkLink(link.url, fetchPublic), { at, administrator });
    });
    await administrator.commit([{ path: statePath, fields: next }]);
  };
}

/** Checks links with one request per host at a time, and a limited number of hosts in parallel. */
async function byHost(links: readonly Link[], check: (link: Link) => Promise<void>): Promise<void> {
  const groups = new Map<string, Link[]>();
  for (const link of links) {
    const { host } = new URL(link.url);
    groups.set(host, [...(groups.get(host) ?? []), link]);
  }
  const waiting = [...groups.values()];
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) for (const link of group) await check(link);
  };
  await Promise.all(Array.from({ length: perRun.hosts }, work));
}

/** Reads the links that failed a day ago. Deletes links that their item no longer contains. */
async function readFailed(administrator: Administrator, at: Date): Promise<readonly Link[]> {
  const options = { field: 'check_again_at', until: at, limit: perRun.links / 2 };
  const failed = (await administrator.listUntil(broken, options)).map((document) => ({
    document,
    link: toLink(document),
  }));
  const items = await administrator.read([...new Set(failed.map(({ link }) => `${link.collection}/${link.item}`))]);
  const hasLink = ({ collection, item, url }: Link) => {
    const fields = items.get(`${collection}/${item}`)?.fields;
    return fields?.['status'] === 'published' && findLinks(fields).includes(url);
  };
  const gone = failed.filter(({ link }) => !hasLink(link));
  if (gone.length > 0)
    await administrator.commit(gone.map(({ document }) => ({ path: `${broken}/${document.id}`, deleted: true })));
  return failed.map(({ link }) => link).filter(hasLink);
}

/** Returns the links of the next items, and the position where the next run starts. */
async function scan(administrator: Administrator, maxLinks: number) {
  const state = (await administrator.read([statePath])).get(statePath)?.fields ?? {};
  const collection = scanned.find((name) => name === state['collection']) ?? scanned[0] ?? '';
  const after = getText(state, 'after');
  const items = await administrator.listPublished(collection, { after, limit: perRun.items });
  const links: Link[] = [];
  let last = after;
  for (const { id, fields } of items) {
    const urls = findLinks(fields);
    // Leave an item whose links exceed the limit to the next run.
    if (links.length > 0 && links.length + urls.length > maxLinks) return { links, next: { collection, after: last } };
    links.push(...urls.map((url) => ({ collection, item: id, title: getText(fields, 'title'), url })));
    last = id;
  }
  const isWhole = items.length < perRun.items;
  const following = scanned[(scanned.indexOf(collection) + 1) % scanned.length] ?? '';
  return { links, next: isWhole ? { collection: following, after: '' } : { collection, after: last } };
}

async function save(
  link: Link,
  problem: LinkProblem | undefined,
  { at, administrator }: { readonly at: Date; readonly administrator: Administrator },
): Promise<void> {
  const path = `${broken}/${toId(link)}`;
  const stored = (await administrator.read([path])).get(path)?.fields;
  const isKnown = stored?.['state'] === 'broken';
  // An interrupted run is repeated with the same time, so do not count its saved failures again.
  if ((!problem && !isKnown) || getTime(stored ?? {}, 'checked_at')?.getTime() === at.getTime()) return;
  const since = isKnown ? (getTime(stored, 'since') ?? at) : at;
  const failures = isKnown ? Number(stored['failures'] ?? 0) : 0;
  const fields = problem
    ? {
        state: 'broken',
        failures: failures + 1,
        ...problem,
        check_again_at: new Date(at.getTime() + day),
      }
    : { state: 'fixed', failures, fixed_at: at, delete_at: new Date(at.getTime() + fixedFor) };
  await administrator.commit([{ path, fields: { ...link, since, checked_at: at, ...fields } }]);
}

async function deleteOld(administrator: Administrator, until: Date): Promise<void> {
  const old = await administrator.listUntil(broken, { field: 'delete_at', until, limit: 100 });
  if (old.length > 0) await administrator.commit(old.map(({ id }) => ({ path: `${broken}/${id}`, deleted: true })));
}

function toLink({ fields }: FoundDocument): Link {
  const [collection, item, title, url] = ['collection', 'item', 'title', 'url'].map((name) => getText(fields, name));
  return { collection: collection ?? '', item: item ?? '', title: title ?? '', url: url ?? '' };
}

function toId({ collection, item, url }: Link): string {
  return toHash(`${collection}/${item} ${url}`, 24);
}
