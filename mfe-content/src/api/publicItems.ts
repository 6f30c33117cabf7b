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

interface ItemAnswer {
  /** Includes the tree of the body, which Firestore does not store. */
  readonly item: WholeItem & { readonly bodyTree?: unknown };
  readonly asOf: Date;
}

interface PageAnswer extends Pick<ItemAnswer, 'asOf'> {
  readonly item: PageItem;
}

export type LoadedItem = Loaded<PageAnswer>;

export interface ItemData {
  readonly loaded: LoadedItem | Promise<LoadedItem>;
  /** Null if the author has no public profile. */
  readonly author: PublicAuthor | null | Promise<PublicAuthor | null>;
  /** The signed-in member's own item, if the public does not see it. */
  readonly mine?: WholeItem;
  /** The time of loading, so that server and browser agree whether an event is over. */
  readonly now: Date;
}

/**
 * Loads the data of an item's page, translated into the reader's language if possible. A slow response arrives after the page.
 * @throws a response, 404 or 410, if there is no item that this visitor may see
 */
export async function loadItem(kind: Kind, id: string, { site, isOriginal }: ItemOptions): Promise<ItemData> {
  // Pseudo-locales show the texts of their language.
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
  const { value: loaded } = await settleSoon(reading);
  const now = new Date();
  if (!(loaded instanceof Promise) && isMissing(loaded)) {
    const mine = await readUnpublished(kind, id);
    // The router renders a thrown response as a page, and any other error as a failure.
    if (!mine) throw toResponse(loaded);
    return { loaded, author: null, mine, now };
  }
  // In a browser, the item does not wait for its author's name. On a server, the HTML has both.
  return { loaded, author: typeof window === 'undefined' ? await author : author, now };
}

interface ItemOptions {
  readonly site: string;
  /** Loads the original text even if there is a translation. */
  readonly isOriginal?: boolean;
}

/** Only bodies that arrive without their tree need the parser. */
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

/** Returns true if the public sees no such item. */
export function isMissing({ error }: Loaded<unknown>): boolean {
  return error === 'not-found' || error === 'gone';
}

/** Returns the response for a missing item. For a removed item, it says when and why (docs/contracts.md). */
function toResponse(missing: Loaded<unknown>): Response {
  if (missing.error !== 'gone') return new Response(null, { status: 404 });
  return Response.json(('tombstone' in missing && missing.tombstone) || {}, { status: 410 });
}

/** Reads the current name of an item's author. Null if it cannot be read, which is not an error of the page. */
async function readAuthor({
  authorUid,
  authorUsername,
}: Pick<WholeItem, 'authorUid' | 'authorUsername'>): Promise<PublicAuthor | null> {
  if (authorPath(authorUsername) === undefined) return null;
  const fallback = async () => ({ author: await (await direct()).readAuthor(authorUsername) });
  try {
    const path = `authors/${encodeURIComponent(authorUsername)}`;
    const { author } = await readPublic<{ readonly author: PublicAuthor | null }>(path, { fallback });
    // A former username may belong to another member by now.
    return author?.uid === authorUid ? author : null;
  } catch {
    return null;
  }
}

/** Reads an item that the public does not see, for its author. Never rejects. */
async function readUnpublished(kind: Kind, id: string): Promise<WholeItem | undefined> {
  const written = writtenKinds.find((candidate) => candidate === kind);
  // A visitor has the final response, and downloads nothing more for it.
  if (!written || getSession().status === 'signed-out') return undefined;
  try {
    const { readMyItem } = await import(/* webpackChunkName: "own-item" */ './readMyItem');
    return (await readMyItem(written, id))?.item;
  } catch {
    // A reader who is not the author gets the public's response.
    return undefined;
  }
}
