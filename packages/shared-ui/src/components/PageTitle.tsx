/** Title of the document. The page's name comes before the site's, because browser tabs truncate the end. */
export function PageTitle({ page, site }: { page: string; site: string }) {
  return <title>{`${page} · ${site}`}</title>;
}
