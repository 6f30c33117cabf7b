/** The document's title. The page comes before the site, because tabs cut the end. */
export function PageTitle({ page, site }: { page: string; site: string }) {
  return <title>{`${page} · ${site}`}</title>;
}
