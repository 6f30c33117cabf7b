/** What a page shows, by its app. */
interface Shown {
  readonly title: string;
  readonly description?: string | undefined;
}

/**
 * The elements of a page's head that say what it is, as HTML: title, description, canonical address, previews of links, feeds,
 * JSON-LD. Never rejects: what cannot be read is described by what the page shows.
 */
export type Describe = (url: URL, shown: Shown) => Promise<string>;
