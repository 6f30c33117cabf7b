import { type Html, html } from './html';
import { empty } from './layout';

const size = 50;

/** Renders page `page` of a list, starting at 1, or `sentence` for an empty list. */
export function pagedList<T>(all: readonly T[], url: URL, sentence: string, toItem: (item: T) => Html): Html {
  if (all.length === 0) return empty(sentence);
  const last = Math.ceil(all.length / size);
  const requested = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(requested) ? Math.min(Math.max(requested, 1), last) : 1;
  const first = (page - 1) * size;
  const items = all.slice(first, first + size);
  const link = (to: number, words: string) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('page', String(to));
    return html`<a href="${url.pathname}?${query.toString()}">${words}</a>`;
  };
  const links = html`<nav class="pager" aria-label="Pages">
    ${page > 1 ? link(page - 1, 'Previous') : undefined}<span
      >${first + 1} to ${first + items.length} of ${all.length}</span
    >${page < last ? link(page + 1, 'Next') : undefined}
  </nav>`;
  return html`<ul class="ledger">
      ${items.map(toItem)}
    </ul>
    ${last > 1 ? links : undefined}`;
}
