import { useLoaded, useNear } from '@adp/shared-ui';
import { useReturnPlace } from '@adp/shared-ui/lists';
import { lazy, Suspense, useCallback, useId, useRef } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { ListData } from '../../api/publicLists';
import { Ledger } from '../../components/cards/Ledger';
import { Empty } from '../../components/states/Empty';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import type { ListKind } from '../../kinds/list/ListKind';
import { prepareKind } from '../../kinds/list/loadKind';
import type { CardItem } from '../../lib/items';
import { listPath } from '../../paths';
import { useText } from '../../text';
import styles from './FrontPage.module.css';
import type { Sections } from './loadSections';
import { newestKinds, readNewest, shownItems, type NewestKind } from './newest';

async function loadCard(kind: NewestKind): Promise<ListKind['Card']> {
  const { cards } = await import(/* webpackChunkName: "front-cards" */ './cards');
  return (await prepareKind(cards[kind])).Card;
}

const lazyCard = (kind: NewestKind) => lazy(async () => ({ default: await loadCard(kind) }));

/** Cards that load lazily. A section keeps the server's HTML until its card has loaded. */
const cards = Object.fromEntries(newestKinds.map((kind) => [kind, lazyCard(kind)])) as Readonly<
  Record<NewestKind, ReturnType<typeof lazyCard>>
>;

/** The first items of another kind. They load near the viewport, unless the server's HTML contained them. */
export function NewestOf({ kind }: { readonly kind: NewestKind }) {
  const text = useText();
  const title = text(`front.newest.${kind}`);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { newest, now } = useLoaderData<ListData & Sections>();
  const preloaded = newest?.[kind];
  const near = useNear(section);
  const load = useCallback(async () => (await Promise.all([readNewest(kind), loadCard(kind)]))[0], [kind]);
  const { part, failed, retry } = useLoaded(load, near && !preloaded);
  const items: readonly CardItem[] | undefined = preloaded ?? part;
  const Card = cards[kind];
  const rememberOpened = useReturnPlace(list, items !== undefined);
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id} aria-busy={!items && !failed}>
      <h2 id={id}>{title}</h2>
      {!items && !failed ? <ListSkeleton rows={shownItems} /> : null}
      {failed && !items ? (
        <LoadError code={navigator.onLine ? 'unavailable' : 'offline'} what="part" onRetry={retry} />
      ) : null}
      {items && items.length > 0 ? (
        <Suspense fallback={<ListSkeleton rows={shownItems} />}>
          {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- handles clicks that bubble from its links, including clicks by the Enter key */}
          <div ref={list} onClick={rememberOpened}>
            <Ledger label={title} items={items} card={(item) => <Card item={item} now={now} level={3} />} />
          </div>
        </Suspense>
      ) : null}
      {items?.length === 0 ? <Empty kind={kind} filtered={false} /> : null}
      <Link className={styles['all']} to={listPath(kind)}>
        {text(`front.all.${kind}`)}
      </Link>
    </section>
  );
}
