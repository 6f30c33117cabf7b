import { useLoaded, useNear } from '@adp/shared-ui';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../components/states/LoadError';
import type { PageItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

/** Shares the chunk of the lists, which is already cached for readers who come from a list. */
const loadRelated = () => import(/* webpackChunkName: "list" */ './RelatedItems');

export function Related({ kind, item }: { kind: Kind; item: PageItem }) {
  const text = useText();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { part, failed, retry } = useLoaded(loadRelated, useNear(section));
  return (
    <section ref={section} className={styles['related']} aria-labelledby={id}>
      <h2 id={id}>{text('related.title')}</h2>
      {failed ? <LoadError code="unavailable" what="part" onRetry={retry} /> : null}
      {part ? <part.RelatedItems kind={kind} item={item} /> : null}
      <Link className={styles['all']} to={listPath(kind)}>
        {text(`front.all.${kind}`)}
      </Link>
    </section>
  );
}
