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
  /** The item, possibly with its body as a tree. Endpoints return the tree; Firestore does not store it. */
  readonly item: WholeItem & { readonly bodyTree?: unknown };
  readonly asOf: Date;
}

interface PageAnswer extends Pick<ItemAnswer, 'asOf'> {
  readonly item: PageItem;
}

export type LoadedItem = Loaded<PageAnswer>;

export interface ItemData {
  readonly loaded: LoadedItem | Promise<LoadedItem>;
  readonly author: PublicAuthor | null | Promise<PublicAuthor | null>;
  /** The signed-in member's own item, if it is not public. */
  readonly mine?: WholeItem;
  /** The time of loading, so that server and browser agree on whether an event is over. */
  readonly now: Date;
}

/**
 * Loads the data of an item's page. If the response is slow, resolves with a promise of the item.
 * @throws a response with status 404 or 410
 */
export async function loadItem(kind: Kind, id: string, { site, isOriginal }: ItemOptions): Promise<ItemData> {
  // Use only the language, because a pseudo-locale shows items in its base language.
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
    // Throw a response, because the router renders it as a "not found" page and any other error as a failure.
    if (!mine) throw toResponse(loaded);
    return { loaded, author: null, mine, now };
  }
  // A browser shows the item before the author's name has loaded. A server waits, so that the HTML includes the name.
  return { loaded, author: typeof window === 'undefined' ? await author : author, now };
}

interface ItemOptions {
  readonly site: string;
  readonly isOriginal?: boolean;
}

/** Loads the parser separately, because only bodies that arrive without a tree need it. */
const loadParser = () => import(/* webpackChunkName: "markdown" */ '@adp/shared-data/markdown');

/** Replaces the Markdown of the item's body with its tree, so that the page's data does not contain both. */
async function withTree({ answer, ...rest }: Loaded<ItemAnswer>, site: string): Promise<LoadedItem> {
  if (!answer) return { error: 'unavailable', ...rest };
  const { bodyTree, ...item } = answer.item;
  const body = bodyTree === undefined ? await parseBody(item.body, site) : readBodyTree(bodyTree);
  return body ? { ...rest, answer: { ...answer, item: { ...item, body } } } : { error: 'unavailable' };
}

async function parseBody(markdown: string, site: string): Promise<PageItem['body'] | undefined> {
  if (markdown === '') return [];
  try {
    return (await loadParser()).toBodyTree(markdown, site);
  } catch {
    return undefined;
  }
}

export function isMissing({ error }: Loaded<unknown>): boolean {
  return error === 'not-found' || error === 'gone';
}

/** Returns the response for a missing item. For a removed item, includes the date and the reason (docs/contracts.md). */
function toResponse(missing: Loaded<unknown>): Response {
  if (missing.error !== 'gone') return new Response(null, { status: 404 });
  return Response.json(('tombstone' in missing && missing.tombstone) || {}, { status: 410 });
}

/** Reads the current name of an item's author. Resolves to null on failure, so that the page still shows the item. */
async function readAuthor({
  authorUid,
  authorUsername,
}: Pick<WholeItem, 'authorUid' | 'authorUsername'>): Promise<PublicAuthor | null> {
  if (authorPath(authorUsername) === undefined) return null;
  const fallback = async () => ({ author: await (await direct()).readAuthor(authorUsername) });
  try {
    const path = `authors/${encodeURIComponent(authorUsername)}`;
    const { author } = await readPublic<{ readonly author: PublicAuthor | null }>(path, { fallback });
    // The stored username may belong to another member now.
    return author?.uid === authorUid ? author : null;
  } catch {
    return null;
  }
}

/** Reads an item that is not public, for its author. Never rejects. */
async function readUnpublished(kind: Kind, id: string): Promise<WholeItem | undefined> {
  const written = writtenKinds.find((candidate) => candidate === kind);
  // A visitor cannot be the author, so load nothing more.
  if (!written || getSession().status === 'signed-out') return undefined;
  try {
    const { readMyItem } = await import(/* webpackChunkName: "own-item" */ './readMyItem');
    return (await readMyItem(written, id))?.item;
  } catch {
    // The reader is not the author, so the item stays missing.
    return undefined;
  }
}
