import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { listCache, type ListAddress } from '../../api/listMemory';
import { listKey, moreOfList, openList } from '../../api/ListStore';
import { Ledger } from '../../components/cards/Ledger';
import { EmptyList } from '../../components/states/EmptyList';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import { useCard } from '../../kinds/list/useCard';
import { useKept } from '../../components/useKept';
import { useNear } from '../../components/useNear';
import { useReturnPlace } from '../../components/useReturnPlace';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import styles from './FrontPage.module.css';

const shown = 4;

/** The first items of another kind's list, read when the reader comes near: who does not scroll does not pay. */
export function NewestOf({ kind, title }: { kind: Kind; title: string }) {
  const text = useText();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const address: ListAddress = { kind, filters: {} };
  const state = useKept(listCache, listKey(address));
  const near = useNear(section, state !== undefined);
  useEffect(() => {
    if (near) void openList({ kind, filters: {} });
  }, [near, kind]);

  const items = state?.items;
  const Card = useCard(kind, near);
  const noteOpened = useReturnPlace(list, items !== undefined && Card !== undefined);
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id} aria-busy={state?.isFetching ?? true}>
      <h2 id={id}>{title}</h2>
      {!items && !state?.error ? <ListSkeleton rows={shown} /> : null}
      {!items && state?.error ? (
        <LoadError code={state.error} stale={false} isFetching={state.isFetching} onRetry={() => void moreOfList(address)} />
      ) : null}
      {items && items.length > 0 && Card ? (
        <div ref={list} onClick={noteOpened}>
          <Ledger
            label={title}
            items={items.slice(0, shown)}
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
