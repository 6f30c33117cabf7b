import { useLoaded } from '@adp/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadPlan } from '../../api/createListStore';
import type { ListAddress } from '../../api/listAddress';
import { chosenFilters, printFilters } from '@adp/shared-data';
import type { ListKind } from './ListKind';
import { listPath } from '../../paths';
import { addTexts, useText } from '../../text';
import styles from './ListColumns.module.css';
import { LoadError } from '../../components/states/LoadError';
import { useWide } from '../../components/useWide';
import { ListResults } from './ListResults';

/** The panel, and beside it what the first choice needs. */
const loadFilters = async () => {
  const [{ FilterPanel, texts }] = await Promise.all([
    import(/* webpackChunkName: "filters" */ '../../components/filters/FilterPanel'),
    loadPlan(),
  ]);
  await addTexts(texts);
  return { FilterPanel };
};

interface ListColumnsProps {
  readonly address: ListAddress;
  readonly Card: ListKind['Card'];
  readonly level?: 2 | 3;
}

/** A list with its filters: a rail beside it on wide screens, on others a sheet that loads when it opens. */
export function ListColumns({ address, Card, level }: ListColumnsProps) {
  const text = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const wide = useWide();
  const panel = useLoaded(loadFilters, open || wide);
  const { kind, filters } = address;
  const count = chosenFilters(kind, filters).length;
  return (
    <div className={styles['columns']}>
      <section className={styles['panel']} aria-label={text('filter.title')}>
        <button className={styles['toggle']} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {count === 0 ? text('filter.title') : text('filter.title.chosen', { count })}
        </button>
        <div className={styles['fields']} data-open={open}>
          {panel.failed ? <LoadError code="unavailable" what="part" onRetry={panel.retry} /> : null}
          {panel.part ? (
            <panel.part.FilterPanel
              kind={kind}
              filters={filters}
              now={new Date()}
              onChoose={(chosen, replace) =>
                void navigate(listPath(kind) + printFilters(kind, chosen), { preventScrollReset: true, replace })
              }
              onDone={() => setOpen(false)}
            />
          ) : null}
        </div>
      </section>
      <ListResults address={address} Card={Card} {...(level ? { level } : {})} />
    </div>
  );
}
