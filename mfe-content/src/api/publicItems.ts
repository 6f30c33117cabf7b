import { readBodyTree } from '@adp/shared-data/body';
import { loadPublic, readPublic, settleSoon, type Loaded } from '@adp/shared-data/client';
import { withSitePictures } from '@adp/shared-data/files';
import type { PublicAuthor } from '@adp/shared-data/member';
import { getSession } from '@adp/shared-auth';
import { currentLocale } from '@adp/shared-ui';
import type { PageItem, WholeItem } from '../lib/items';
import { writtenKinds, type Kind } from '../lib/kinds';
import { authorPath } from '../paths';
import { direct, endpoint } from './publicLists';

/** An item as the endpoints answer it. */
interface ItemAnswer {
  /** Includes the tree of its body, which Firestore does not store. */
  readonly item: WholeItem & { readonly bodyTree?: unknown };
  /** The server's time of the data. */
  readonly asOf: Date;
}

interface PageAnswer extends Pick<ItemAnswer, 'asOf'> {
  readonly item: PageItem;
}

export type LoadedItem = Loaded<PageAnswer>;

/** What the loader of an item's page gives. */
export interface ItemData {
  readonly found: LoadedItem | Promise<LoadedItem>;
  /** Null where the public may see no profile of the author. */
  readonly author: PublicAuthor | null | Promise<PublicAuthor | null>;
  /** The signed-in member's own item, which the public does not see. */
  readonly mine?: WholeItem;
  /** When it was loaded: whether an event is over is the same on a server and in the browser. */
  readonly now: Date;
}

/**
 * The loader of an item's page, in the reader's language where it is translated into it. A slow answer comes after the page.
 * @throws a response, 404 or 410, where there is no such item, or none that this visitor may see
 */
export async function loadItem(kind: Kind, id: string, { site, isOriginal }: ItemOptions): Promise<ItemData> {
  // Texts of pseudo-locales are those of their language.
  const lang = isOriginal ? undefined : currentLocale().slice(0, 2);
  const reading = withSitePictures(
    loadPublic<ItemAnswer>(`${endpoint(kind)}/${encodeURIComponent(id)}${lang ? `?lang=${lang}` : ''}`, {
      fallback: async () => (await direct()).readItem(kind, id, lang),
    }).then((loaded) => withTree(loaded, site)),
  );
  const author = reading.then(
    ({ answer }) => (answer ? readAuthor(answer.item) : null),
    () => null,
  );
  const { value: found } = await settleSoon(reading);
  const now = new Date();
  if (!(found instanceof Promise) && isMissing(found)) {
    const mine = await readUnpublished(kind, id);
    // The router treats a response as a page; anything else thrown would be an error of the page.
    if (!mine) throw toResponse(found);
    return { found, author: null, mine, now };
  }
  // The item does not wait for its author's name in a browser; on a server all is in the HTML.
  return { found, author: typeof window === 'undefined' ? await author : author, now };
}

interface ItemOptions {
  /** The site's origin. */
  readonly site: string;
  /** Loads the original text even if there is a translation. */
  readonly isOriginal?: boolean;
}

/** Loaded only for bodies that arrive without their tree. */
const loadParser = () => import(/* webpackChunkName: "markdown" */ '@adp/shared-data/markdown');

/** Returns the answer with its body as a tree instead of Markdown, so that a page does not carry both. */
async function withTree({ answer, ...rest }: Loaded<ItemAnswer>, site: string): Promise<LoadedItem> {
  if (!answer) return { error: 'unavailable', ...rest };
  const { bodyTree, ...item } = answer.item;
  const body = bodyTree === undefined ? await parseBody(item.body, site) : readBodyTree(bodyTree);
  return body ? { ...rest, answer: { ...answer, item: { ...item, body } } } : { error: 'unavailable' };
}

/** Returns the tree of a body. Undefined if the parser does not load. */
async function parseBody(markdown: string, site: string): Promise<PageItem['body'] | undefined> {
  if (markdown === '') return [];
  try {
    return (await loadParser()).toBodyTree(markdown, site);
  } catch {
    return undefined;
  }
}

/** Whether the public sees no such item. */
export function isMissing({ error }: Loaded<unknown>): boolean {
  return error === 'not-found' || error === 'gone';
}

/** The page of what is not there: of what was removed, it says since when and why (docs/contracts.md). */
function toResponse(missing: Loaded<unknown>): Response {
  if (missing.error !== 'gone') return new Response(null, { status: 404 });
  return Response.json(('tombstone' in missing && missing.tombstone) || {}, { status: 410 });
}

/** The author of an item under the present name. Without an answer there is none, which is no error of the page. */
async function readAuthor({
  authorUid,
  authorUsername,
}: Pick<WholeItem, 'authorUid' | 'authorUsername'>): Promise<PublicAuthor | null> {
  if (authorPath(authorUsername) === undefined) return null;
  const fallback = async () => ({ author: await (await direct()).readAuthor(authorUsername) });
  try {
    const path = `authors/${encodeURIComponent(authorUsername)}`;
    const { author } = await readPublic<{ readonly author: PublicAuthor | null }>(path, { fallback });
    // A username that was given up may be another member's by now.
    return author?.uid === authorUid ? author : null;
  } catch {
    return null;
  }
}

/** An item that the public does not see, for its author. Never rejects. */
async function readUnpublished(kind: Kind, id: string): Promise<WholeItem | undefined> {
  const written = writtenKinds.find((one) => one === kind);
  // The public has its answer, and downloads no more for it.
  if (!written || getSession().status === 'signed-out') return undefined;
  try {
    const { readMyItem } = await import(/* webpackChunkName: "own-item" */ './readMyItem');
    return (await readMyItem(written, id))?.item;
  } catch {
    // Whoever cannot prove to be the author gets the public's answer.
    return undefined;
  }
}
