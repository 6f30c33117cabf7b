import { findOwner } from '@adp/site-document/siteConfig';
import type { SiteFile } from '@adp/site-document/siteFile';
import { findNewProblems } from './findNewProblems';
import { type OpenedShell, openShell } from './openShell';
import { renderPages } from './renderPages';
import { visitPages } from './visitPages';

/** Default number of pages of each app that are opened in a browser. All public pages are rendered. */
const SAMPLE = 8;

export interface PagesOptions {
  readonly site: SiteFile;
  /** Folder of the shell's build. */
  readonly dist: string;
  /** Headers of the site's pages, with their security policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Path of a Chromium. Defaults to Playwright's own. */
  readonly browser?: string | undefined;
  /** Number of pages of each app that are opened in the browser. */
  readonly sample?: number | undefined;
  readonly onStatus?: (sentence: string) => void;
}

/**
 * Renders and opens the live apps' pages with the shell in `dist`. Returns the problems that the pages do not have with
 * the live shell, by app, one sentence each.
 */
export async function checkPages(options: PagesOptions): Promise<ReadonlyMap<string, readonly string[]>> {
  const { site, dist, sample: size = SAMPLE, onStatus = console.info } = options;
  const { paths, problems } = await withShell({ ...options, dist }, async (shell) => {
    const rendered = await renderPages(shell);
    const sample = takeSample(rendered.paths, site, size);
    onStatus(`${rendered.paths.length} pages rendered. ${sample.length} pages are opened in a browser …`);
    const visited = await visitPages(shell.origin, sample, options.browser);
    return { paths: sample, problems: [...rendered.problems, ...visited] };
  });
  if (problems.length === 0) return new Map();
  const failed = [...new Set(problems.map(({ path }) => path))];
  // A page may have had the problem before, so compare it with the live shell under the same conditions.
  const before = await withShell({ ...options, dist: undefined }, async (shell) => {
    const rendered = await renderPages(shell, failed);
    const visited = await visitPages(
      shell.origin,
      failed.filter((path) => paths.includes(path)),
      options.browser,
    );
    return [...rendered.problems, ...visited];
  });
  const byApp = new Map<string, string[]>();
  for (const problem of findNewProblems(problems, before)) {
    const name = findOwner(site.registry, problem.path)?.name ?? 'shell';
    const reasons = byApp.get(name) ?? [];
    const sentence = `${problem.path}: ${shorten(problem.reason)}`;
    if (!reasons.includes(sentence)) byApp.set(name, [...reasons, sentence]);
  }
  return byApp;
}

type ShellSource = Pick<PagesOptions, 'site' | 'headers'> & { readonly dist: string | undefined };

async function withShell<Result>(source: ShellSource, work: (shell: OpenedShell) => Promise<Result>): Promise<Result> {
  const shell = await openShell(source);
  try {
    return await work(shell);
  } finally {
    await shell.close();
  }
}

/** Returns up to `size` pages of each app, starting with the pages that have parameters, which depend on the most code. */
function takeSample(paths: readonly string[], { registry }: SiteFile, size: number): readonly string[] {
  const counts = new Map<string | undefined, number>();
  // Examples of routes with parameters are found last.
  return [...paths].reverse().filter((path) => {
    const name = findOwner(registry, path)?.name;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= size;
  });
}

/** Returns the first line, because some errors contain a stack or a log. */
function shorten(reason: string): string {
  const [line = ''] = reason.split('\n');
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
