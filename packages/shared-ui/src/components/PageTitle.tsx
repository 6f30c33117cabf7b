/** The document's title, as tabs, history and the announcement of a new page show it: the page first, then the site. */
export function PageTitle({ page, site }: { page: string; site: string }) {
  return <title>{`${page} · ${site}`}</title>;
}
