import { useSession } from '@adp/shared-auth';
import { PageTitle, useLoaded, useStored } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { StaleNotice } from '@adp/shared-ui/lists';
import { useEffect, type ComponentType } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { itemKey, items, openItem, readItem, type ItemSource } from '../../api/ItemStore';
import { unpublished } from '../../api/unpublished';
import type { WholeItem } from '../../lib/items';
import { cachedItems } from '../../api/listCache';
import { LoadError } from '../../components/states/LoadError';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import { DetailSkeleton } from './DetailSkeleton';
import styles from './DetailPage.module.css';

/** The view of a loaded item of a kind. */
export type ItemView<K extends Kind> = ComponentType<{ item: WholeItem<K>; now: Date }>;

interface DetailPageProps {
  readonly kind: Kind;
  readonly source: ItemSource;
  readonly View: ItemView<Kind>;
}

/** The page of one item, in every state it can be in. */
export function DetailPage({ kind, source, View }: DetailPageProps) {
  const text = useText();
  const { id = '' } = useParams();
  const state = useStored(items, itemKey(kind, id));
  const title = useTitle(kind, id);
  useEffect(() => {
    // What the loader has just failed to read is read again when the reader asks for it.
    if (!items.get(itemKey(kind, id))?.error) void openItem(kind, source, id);
  }, [kind, source, id]);
  const { user } = useSession();
  const mine = useStored(unpublished, itemKey(kind, id));
  const hidden = state?.item === null && mine !== undefined && mine.authorUid === user?.uid ? mine : undefined;
  const { part: Unpublished } = useLoaded(loadUnpublished, hidden !== undefined);
  useNotFound(state?.item === null && !hidden);
  const { item, error, isFetching = true, readAt } = state ?? {};
  const heading = item?.title ?? hidden?.title ?? title;
  return (
    <div className={styles['page']} aria-busy={isFetching && !item}>
      <PageTitle page={heading ?? text(`kind.one.${kind}`)} site={text('site')} />
      <Link className={styles['up']} to={listPath(kind)}>
        {text(`kind.${kind}`)}
      </Link>
      {readAt && item ? <StaleNotice>{text('list.staleSince', { time: formatDateTime(readAt) })}</StaleNotice> : null}
      {item ? (
        <View item={item} now={new Date()} />
      ) : (
        <>
          <h1 className={styles['title']} dir="auto">
            {heading ?? text(`kind.one.${kind}`)}
          </h1>
          {hidden && Unpublished ? <Unpublished kind={kind} item={hidden} /> : null}
          {error ? (
            <LoadError
              code={error}
              what="item"
              isFetching={isFetching}
              onRetry={() => void readItem(kind, source, id)}
            />
          ) : hidden ? null : (
            <DetailSkeleton />
          )}
        </>
      )}
    </div>
  );
}

const loadUnpublished = async () =>
  (await import(/* webpackChunkName: "own-actions" */ '../../components/my-items/ItemPageActions')).unpublishedNotice();

/** The title from a cached list, before the item arrives. */
function useTitle(kind: Kind, id: string): string | undefined {
  return cachedItems(kind).find((item) => item.id === id)?.title;
}

/** Where an item turns out not to exist after the page has shown: navigates again, and the loader throws the 404. */
function useNotFound(isMissing: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isMissing) void navigate(pathname + search, { replace: true });
  }, [isMissing, navigate, pathname, search]);
}
