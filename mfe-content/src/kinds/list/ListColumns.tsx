import { useLoaded } from '@adp/shared-ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { chosenFilters, printFilters } from '@adp/shared-data/lists';
import { filtersId, hasOpenFilters, openFiltersHref, type ListAddress } from '../../api/listAddress';
import { listPath } from '../../paths';
import { addTexts, useText } from '../../text';
import { LoadError } from '../../components/states/LoadError';
import { useWide } from '../../components/useBrowser';
import styles from './ListColumns.module.css';
import type { ListKind } from './ListKind';
import { ListResults } from './ListResults';

const loadFilters = async () => {
  const { FilterPanel, PlainFilters, texts } = await import(
    /* webpackChunkName: "filters" */ '../../components/filters/FilterPanel'
  );
  await addTexts(texts);
  return { FilterPanel, PlainFilters };
};

/** The filters for readers without JavaScript. Rendered only on the server, and only at the URL of open filters. */
const PlainFilters = lazy(async () => ({ default: (await loadFilters()).PlainFilters }));

/** A list with its filters: in a side panel on wide screens, otherwise loaded when the reader opens them. */
export function ListColumns({ address, Card, level }: { address: ListAddress; Card: ListKind['Card']; level?: 2 | 3 }) {
  const text = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const wide = useWide();
  const [orderSlot, setOrderSlot] = useState<Element | null>(null);
  const panel = useLoaded(loadFilters, open || wide);
  const { kind, filters } = address;
  const count = chosenFilters(kind, filters).length;
  const title = count === 0 ? text('filter.title') : text('filter.title.chosen', { count });
  return (
    <div className={styles['columns']} id={filtersId}>
      <section className={styles['panel']} aria-label={text('filter.title')}>
        {/* The shell empties this element before hydration (see shell/src/hydrate.tsx). */}
        <div className={styles['plain']} data-without-scripts="">
          {typeof window === 'undefined' ? <FiltersWithoutScripts address={address} title={title} /> : null}
        </div>
        <button
          ref={toggle}
          className={styles['toggle']}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {title}
        </button>
        <div className={styles['fields']} data-open={open}>
          {panel.failed ? <LoadError code="unavailable" what="part" onRetry={panel.retry} /> : null}
          {panel.part ? (
            <panel.part.FilterPanel
              kind={kind}
              filters={filters}
              now={new Date()}
              isVisible={open || wide}
              orderSlot={wide ? orderSlot : null}
              onChoose={(chosen, replace) =>
                void navigate(listPath(kind) + printFilters(kind, chosen), { preventScrollReset: true, replace })
              }
              onDone={() => {
                setOpen(false);
                // The focused button disappears, so move focus to the toggle above the results.
                toggle.current?.focus();
              }}
            />
          ) : null}
        </div>
      </section>
      <ListResults address={address} Card={Card} orderRef={setOrderSlot} {...(level ? { level } : {})} />
    </div>
  );
}

/** A link to the filters, or the filters themselves at its URL (decision 203). */
function FiltersWithoutScripts({ address, title }: { readonly address: ListAddress; readonly title: string }) {
  const [params] = useSearchParams();
  if (hasOpenFilters(params))
    return (
      <Suspense>
        <PlainFilters kind={address.kind} filters={address.filters} now={new Date()} />
      </Suspense>
    );
  return (
    <Link className={styles['link']} to={openFiltersHref(address)} rel="nofollow">
      {title}
    </Link>
  );
}
