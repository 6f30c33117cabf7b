import { useSession } from '@adp/shared-auth';
import { Later, PageTitle, Placeholder, useLoaded, useOnline, useReload } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { StaleNotice, useLastShown } from '@adp/shared-ui/lists';
import { useEffect, useRef, type ComponentType } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import { isMissing, type ItemData, type LoadedItem } from '../../api/publicItems';
import { LoadError } from '../../components/states/LoadError';
import type { PageItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText, addTexts } from '../../text';
import detailTexts from '../../messages/detail-en.json';
import kindTexts from '../../messages/kinds-en.json';
import styles from './DetailPage.module.css';

export type ItemView<K extends Kind> = ComponentType<{ item: PageItem<K>; now: Date }>;

/** Chunks that the actions of a saved item need offline, as name prefixes. The shell saves them (docs/contracts.md). */
const later = 'actions cite- qr- calendar-';

interface DetailPageProps {
  readonly kind: Kind;
  readonly View: ItemView<Kind>;
}

function DetailPage({ kind, View }: DetailPageProps) {
  const text = useText();
  const { id } = useParams();
  const { loaded, now } = useLoaderData<ItemData>();
  return (
    <div className={styles['page']} data-later={later}>
      <Link className={styles['up']} to={listPath(kind)}>
        {text(`kind.${kind}`)}
      </Link>
      <Later
        key={id}
        value={loaded}
        fallback={
          <Untitled kind={kind}>
            <DetailSkeleton />
          </Untitled>
        }
      >
        {(loaded) =>
          isMissing(loaded) ? <Missing kind={kind} /> : <Found kind={kind} View={View} loaded={loaded} now={now} />
        }
      </Later>
    </div>
  );
}

interface FoundProps extends DetailPageProps {
  readonly loaded: LoadedItem;
  readonly now: Date;
}

/** The loaded item. If loading failed, the version that this visit has shown before. */
function Found({ kind, View, loaded, now }: FoundProps) {
  const text = useText();
  const { pathname, search } = useLocation();
  const isOnline = useOnline();
  const answer = useLastShown(pathname + search, loaded.answer);
  if (!answer)
    return (
      <Untitled kind={kind}>
        <Failed code={loaded.error ?? 'unavailable'} what="item" />
      </Untitled>
    );
  return (
    <>
      <PageTitle page={answer.item.title} site={text('site')} />
      <StaleNotice>{text('list.staleSince', { time: formatDateTime(answer.asOf) })}</StaleNotice>
      {/* Show no error while the device is offline, because the notice above already says that it is. */}
      {loaded.error && isOnline ? <Failed code={loaded.error} what="older" /> : null}
      <View item={answer.item} now={now} />
    </>
  );
}

/** The head of a page whose item has not loaded, with the title of the followed link. */
function Untitled({ kind, children }: { readonly kind: Kind; readonly children: React.ReactNode }) {
  const text = useText();
  const { state } = useLocation() as { readonly state: { readonly title?: string; readonly lang?: string } | null };
  const title = state?.title ?? text(`kind.one.${kind}`);
  return (
    <>
      <PageTitle page={title} site={text('site')} />
      <h1 className={styles['title']} lang={state?.lang} dir="auto">
        {title}
      </h1>
      {children}
    </>
  );
}

function Failed({ code, what }: Pick<Parameters<typeof LoadError>[0], 'code' | 'what'>) {
  const { isReloading, reload } = useReload();
  return <LoadError code={code} what={what} isFetching={isReloading} onRetry={reload} />;
}

const loadUnpublished = async () =>
  (await import(/* webpackChunkName: "own-actions" */ '../../components/my-items/ItemPageActions')).unpublishedNotice();

/** The page of an item that is not public. Only its author sees the item. */
function Missing({ kind }: { readonly kind: Kind }) {
  const text = useText();
  const { mine } = useLoaderData<ItemData>();
  const { user } = useSession();
  const hidden = mine !== undefined && mine.authorUid === user?.uid ? mine : undefined;
  const { part: Unpublished } = useLoaded(loadUnpublished, hidden !== undefined);
  useNotFound(!hidden);
  if (!hidden)
    return (
      <Untitled kind={kind}>
        <DetailSkeleton />
      </Untitled>
    );
  return (
    <>
      <PageTitle page={hidden.title} site={text('site')} />
      <h1 className={styles['title']} dir="auto">
        {hidden.title}
      </h1>
      {Unpublished ? <Unpublished kind={kind} item={hidden} /> : null}
    </>
  );
}

/** If an item turns out to be missing after the page has rendered, navigates again, so that the loader throws the 404. */
function useNotFound(isMissing: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isMissing || isRequested.current) return;
    isRequested.current = true;
    void navigate(pathname + search, { replace: true });
  }, [isMissing, navigate, pathname, search]);
}

function DetailSkeleton() {
  const text = useText();
  return (
    <Placeholder className={styles['skeleton']} label={text('list.loading')}>
      <span />
      <span />
      <span className={styles['short']} />
      <span className={styles['bar']} />
      <span />
      <span />
      <span className={styles['short']} />
    </Placeholder>
  );
}

/** Returns the loader of a kind's item page and its texts. */
export function createDetail<K extends Kind>(kind: K, View: ItemView<K>, texts: readonly object[]) {
  // This cast is safe, because the endpoint of a kind returns only items of that kind.
  const view = View as ItemView<Kind>;
  return async (): Promise<{ Component: ComponentType }> => {
    await addTexts(detailTexts, kindTexts, ...texts);
    return { Component: () => <DetailPage kind={kind} View={view} /> };
  };
}
