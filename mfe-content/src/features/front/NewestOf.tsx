import { useNear, useStored } from '@adp/shared-ui';
import { useReturnPlace } from '@adp/shared-ui/lists';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { listKey, type ListAddress } from '../../api/listAddress';
import { listCache } from '../../api/listCache';
import { Ledger } from '../../components/cards/Ledger';
import { EmptyList } from '../../components/states/EmptyList';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import { loadMore, openList } from '../../kinds/list/listStore';
import { useCard } from '../../kinds/list/useCard';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import styles from './FrontPage.module.css';

const maxItems = 4;

/** Whether an item is one to look forward to: not an event that is cancelled, or put off to an unknown day. */
function takesPlace(item: object): boolean {
  const status: unknown = Reflect.get(item, 'eventStatus');
  return status !== 'cancelled' && status !== 'postponed';
}

/** The first items of another kind's list, read when the section comes near the viewport. */
export function NewestOf({ kind, title }: { kind: Kind; title: string }) {
  const text = useText();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const address: ListAddress = { kind, filters: {} };
  const state = useStored(listCache, listKey(address));
  const near = useNear(section, state !== undefined);
  useEffect(() => {
    if (near) void openList({ kind, filters: {} });
  }, [near, kind]);

  const items = state?.items?.filter(takesPlace);
  const Card = useCard(kind, near);
  const rememberOpened = useReturnPlace(list, items !== undefined && Card !== undefined);
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id} aria-busy={state?.isFetching ?? true}>
      <h2 id={id}>{title}</h2>
      {!items && !state?.error ? <ListSkeleton rows={maxItems} /> : null}
      {!items && state?.error ? (
        <LoadError
          code={state.error}
          what="part"
          isFetching={state.isFetching}
          onRetry={() => void loadMore(address)}
        />
      ) : null}
      {items && items.length > 0 && Card ? (
        <div ref={list} onClick={rememberOpened}>
          <Ledger
            label={title}
            items={items.slice(0, maxItems)}
            card={(item) => <Card item={item} now={new Date()} level={3} />}
          />
        </div>
      ) : null}
      {items?.length === 0 ? <EmptyList kind={kind} filtered={false} /> : null}
      <Link className={styles['all']} to={listPath(kind)}>
        {text(`front.all.${kind}`)}
      </Link>
    </section>
  );
}
