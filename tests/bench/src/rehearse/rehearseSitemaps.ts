import { noteSitemapChange } from '@adp/functions';
import { articles } from '@adp/shared-data/article';
import { findKind } from '@adp/shared-data/content';
import { smallest } from '@adp/shared-data/testing';
import type { World } from './createWorld';
import { importRows } from './importRows';
import { type Background, openBackground } from './openBackground';
import { createMember } from './rehearseWrites';

const MINUTE = 60_000;

/** A run of the job that writes the sitemap, including the handling of the changes before it. */
interface Run {
  readonly documentsRead: number;
  readonly documentsWritten: number;
  /** Number of files that were written. */
  readonly files: number;
  /** Duration in real seconds. */
  readonly seconds: number;
}

export interface SitemapFigures {
  readonly first: Run;
  /** Runs after a few changes, and after an import. */
  readonly changed: Run & { readonly changes: number };
  readonly imported: Run & { readonly rows: number };
  readonly everyMinutes: number;
  /** Longest time from a change to the sitemap that contains it, in minutes. */
  readonly longestDelay: number;
  /** Share of the public items that the sitemap contains at the end, from 0 to 1. */
  readonly contained: number;
}

interface SitemapOptions {
  readonly world: World;
  /** Folder for the stored files of the site. */
  readonly folder: string;
  readonly from: number;
  /** Number of articles that are published before the second run. */
  readonly changes?: number;
  readonly rows?: number;
}

/** Writes the sitemap of all items, and again after changes and an import. */
export async function rehearseSitemaps(options: SitemapOptions): Promise<SitemapFigures> {
  const { world, folder, from, changes = 100, rows = 10_000 } = options;
  const background = openBackground(world, folder);
  const { everyMinutes, run } = background.schedules.updateSitemaps;
  const interval = everyMinutes * MINUTE;
  world.setTime(from);
  world.takeEvents();
  const work = async (): Promise<Run> => {
    const startedAt = performance.now();
    const filesBefore = background.files.countWrites();
    world.take();
    await deliverChanges(world, background);
    await run({ time: new Date(world.now()).toISOString() });
    const { documentsRead, documentsWritten } = world.take();
    const seconds = (performance.now() - startedAt) / 1_000;
    return { documentsRead, documentsWritten, files: background.files.countWrites() - filesBefore, seconds };
  };
  const first = await work();

  const written = new Map<string, number>();
  // A member may publish 50 items per day.
  for (let number = 0; number < changes; number += 1) {
    world.setTime(from + (number / changes) * interval);
    const id = `sitemap-article-${number}`;
    const { author, writer } = await createMember(world, `sitemap-author-${number}`);
    await writer.create(articles, { id, author, draft: smallest.article, status: 'published' });
    written.set(`/articles/${id}`, world.now());
  }
  world.setTime(from + interval);
  const changed = await work();
  const delays = [measureDelay(world, background, written)];

  const importedAt = world.now();
  const imported = await importRows({ world, background, count: rows, prefix: 'sitemap-import' });
  world.setTime(importedAt + interval);
  const afterImport = await work();
  const paths = imported.map(({ id }) => `/knowledge-products/${id}`);
  delays.push(measureDelay(world, background, new Map(paths.map((path) => [path, importedAt]))));

  const listed = readPaths(background);
  const expected = [...world.items, ...written.keys(), ...paths];
  return {
    first,
    changed: { ...changed, changes },
    imported: { ...afterImport, rows },
    everyMinutes,
    longestDelay: Math.max(...delays) / MINUTE,
    contained: expected.filter((path) => listed.has(path)).length / expected.length,
  };
}

/** Lets the trigger of items handle the changes since the last call. */
async function deliverChanges(world: World, { administrator }: Background): Promise<void> {
  for (const event of world.takeEvents()) {
    const [collection = ''] = event.path.split('/');
    if (findKind(collection)) await noteSitemapChange(event, administrator);
  }
}

/** Returns the longest time since the writes of pages that the sitemap contains now. Infinite if a page is missing. */
function measureDelay(world: World, background: Background, written: ReadonlyMap<string, number>): number {
  const listed = readPaths(background);
  return Math.max(...[...written].map(([path, at]) => (listed.has(path) ? world.now() - at : Infinity)));
}

/** Reads the paths of all pages in the stored sitemap. */
function readPaths({ files }: Background): ReadonlySet<string> {
  const read = (name: string): unknown => JSON.parse(files.read(`sitemaps/${name}.json`)?.toString() ?? 'null');
  const { parts } = read('index') as { readonly parts: Readonly<Record<string, unknown>> };
  const pages = Object.keys(parts).flatMap((part) => read(part) as readonly { readonly path: string }[]);
  return new Set(pages.map(({ path }) => path));
}
