import type { Administrator, FoundDocument } from '@adp/shared-data/administrator';
import { getText, getTime } from '../background/events';
import { toHash } from '../background/toHash';
import { createPublicFetch, type PublicFetch } from '../network/fetchPublic';
import { checkLink, type LinkProblem } from './checkLink';
import { findLinks } from './findLinks';
import type { Link } from './Link';
import { scanLanes } from './linkLanes';

interface LinkOptions {
  readonly fetchPublic?: PublicFetch;
  /** Returns the current time in milliseconds since 1970. Used to limit the length of a run. */
  readonly now?: () => number;
  /** The largest number of items that are checked in time. */
  readonly size?: number;
}

const broken = 'broken_links';

/** The limits of a run: links that failed before, hosts in parallel, and the time to start requests, in milliseconds. */
const perRun = { failed: 100, hosts: 20, time: 420_000 } as const;
/** The number of links of a host without a response after which the host is considered unreachable for the rest of the run. */
const maxUnreachable = 3;
const day = 86_400_000;
/** The longest time after which a broken link is checked again, in days. The time doubles with each failure. */
const maxRetryDays = 16;
/** The time for which a fixed link stays in the list, in milliseconds. */
const fixedFor = 30 * day;

/**
 * Creates a scheduled job that checks some links of each lane, and links that failed before. It stores broken links, and
 * marks repaired ones as fixed.
 */
export function checkLinks(
  administrator: Administrator,
  { fetchPublic = createPublicFetch(), now = Date.now, size }: LinkOptions = {},
): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const at = new Date(time);
    const end = now() + perRun.time;
    await deleteOld(administrator, at);
    const failed = await readFailed(administrator, at);
    const scans = await scanLanes(administrator, { at, ...(size !== undefined && { size }) });
    const links = [...failed, ...scans.flatMap(({ items }) => items.flatMap((item) => item.links))];
    const checked = new Set<string>();
    await byHost(new Map(links.map((link) => [toId(link), link])), async (link, isHostDown) => {
      if (now() > end) return undefined;
      const problem = isHostDown ? unreachable : await checkLink(link.url, fetchPublic);
      await save(link, problem, { at, administrator });
      checked.add(toId(link));
      return problem;
    });
    const progress = scans.map(({ toProgress }) => toProgress((link) => checked.has(toId(link))));
    if (progress.length > 0) await administrator.commit(progress);
  };
}

const unreachable: LinkProblem = { problem: 'unreachable' };

/** Checks links with one request per host at a time, and a limited number of hosts in parallel. */
async function byHost(
  links: ReadonlyMap<string, Link>,
  check: (link: Link, isHostDown: boolean) => Promise<LinkProblem | undefined>,
): Promise<void> {
  const groups = new Map<string, Link[]>();
  for (const link of links.values()) {
    const { host } = new URL(link.url);
    const group = groups.get(host) ?? [];
    groups.set(host, group);
    group.push(link);
  }
  const waiting = [...groups.values()];
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      let failures = 0;
      for (const link of group) {
        const problem = await check(link, failures >= maxUnreachable);
        failures = problem?.problem === 'unreachable' ? failures + 1 : 0;
      }
    }
  };
  await Promise.all(Array.from({ length: perRun.hosts }, work));
}

/** Reads links that failed and are due again. Deletes links that their item no longer contains. */
async function readFailed(administrator: Administrator, at: Date): Promise<readonly Link[]> {
  const options = { field: 'check_again_at', until: at, limit: perRun.failed };
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
        check_again_at: new Date(at.getTime() + Math.min(2 ** failures, maxRetryDays) * day),
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
