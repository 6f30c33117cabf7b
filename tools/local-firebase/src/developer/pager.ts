import { type Html, html } from './html';

const size = 50;

export interface Page<T> {
  readonly items: readonly T[];
  /** Links to the previous and next page. Empty if everything fits on one page. */
  readonly links: Html;
}

/**
 * Returns the page that the query parameter `page` names, starting at 1. Returns the nearest existing page if the
 * number is out of range.
 */
export function getPage<T>(all: readonly T[], url: URL): Page<T> {
  const last = Math.max(1, Math.ceil(all.length / size));
  const requested = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(requested) ? Math.min(Math.max(requested, 1), last) : 1;
  const first = (page - 1) * size;
  const items = all.slice(first, first + size);
  if (last === 1) return { items, links: html`` };
  const link = (to: number, words: string) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('page', String(to));
    return html`<a href="${url.pathname}?${query.toString()}">${words}</a>`;
  };
  return {
    items,
    links: html`<nav class="pager" aria-label="Pages">
      ${page > 1 ? link(page - 1, 'Previous') : undefined}<span
        >${first + 1} to ${first + items.length} of ${all.length}</span
      >${page < last ? link(page + 1, 'Next') : undefined}
    </nav>`,
  };
}
