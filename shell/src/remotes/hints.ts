import * as v from 'valibot';

/** The element of the HTML that holds the hints; `site/` writes it. */
const HINTS = 'hints';

const hintsSchema = v.object({ files: v.array(v.string()), pages: v.record(v.string(), v.array(v.number())) });

type Hints = v.InferOutput<typeof hintsSchema>;

let hints: Hints | undefined;

/**
 * Asks at once for the files that the page at `pathname` will ask for one after
 * another, as they were when the site was put together. Hints of the page's own
 * HTML are not doubled; a stale one wastes bytes and breaks nothing.
 */
export function askAhead(pathname: string): void {
  hints ??= readHints();
  const { files, pages } = hints;
  for (const index of pages[closest(Object.keys(pages), pathname)] ?? []) {
    const file = files[index];
    if (file !== undefined && !isAskedFor(file)) document.head.append(preloadLink(file));
  }
}

function readHints(): Hints {
  try {
    const result = v.safeParse(hintsSchema, JSON.parse(document.getElementById(HINTS)?.textContent ?? ''));
    if (result.success) return result.output;
  } catch {
    // A page without hints is slower and no less right.
  }
  return { files: [], pages: {} };
}

/** The known page that `pathname` is, or lies below; a page for many addresses has a `:name` in the place of a part. */
function closest(known: readonly string[], pathname: string): string {
  const parts = pathname.split('/');
  const above = known.filter((path) => path.split('/').every((part, place) => fits(part, parts[place])));
  return above.sort((a, b) => b.split('/').length - a.split('/').length)[0] ?? '';
}

function fits(part: string, given: string | undefined): boolean {
  return part.startsWith(':') ? Boolean(given) : part === given;
}

function isAskedFor(file: string): boolean {
  return [...document.querySelectorAll('link[rel=preload]')].some((link) => link.getAttribute('href') === file);
}

function preloadLink(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = file;
  return link;
}
