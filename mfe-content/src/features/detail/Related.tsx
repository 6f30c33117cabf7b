import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { WholeItem } from '../../api/items';
import { useLoaded } from '../../components/useLoaded';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

/** Cards and lists: who came from a list has them already. */
const loadRelated = () => import(/* webpackChunkName: "list" */ '../../components/related/RelatedItems');

/** Other items of the kind, when the reader comes to the foot of the page. */
export function Related({ kind, item }: { kind: Kind; item: WholeItem }) {
  const text = useText();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const { part } = useLoaded(loadRelated, near);
  useEffect(() => {
    const { current } = section;
    if (near || !current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <section ref={section} className={styles['related']} aria-labelledby={id}>
      <h2 id={id}>{text('related.title')}</h2>
      {part ? <part.RelatedItems kind={kind} item={item} /> : null}
      <Link className={styles['all']} to={listPath(kind)}>
        {text(`front.all.${kind}`)}
      </Link>
    </section>
  );
}
