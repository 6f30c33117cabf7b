import { useLoaded } from '@adp/shared-ui';
import { useEffect, useRef } from 'react';
import { useNear } from '../../components/useNear';
import styles from './DetailPage.module.css';

/** The Markdown parser and renderer: 17 kB that only an item's body needs (decision 014). */
const loadBody = () => import(/* webpackChunkName: "markdown" */ './Body');

/** Items opened in this visit: the first may have come with a cold cache, and its bytes are counted. */
let opened = 0;

/** Signs that a reader is at work, after which the body is worth its bytes. */
const signs = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'beforeprint'] as const;

/**
 * An item's body. Until its parser is there the text stands as it was written: readable, and as long. On the first page
 * of a visit the parser waits until the body comes into view or the reader stirs; afterwards it comes at once.
 */
export function ItemBody({ markdown, lang }: { markdown: string; lang: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, opened > 0, onSigns);
  const { part, failed, retry } = useLoaded(loadBody, near);
  useEffect(() => {
    opened += 1;
  }, []);
  useEffect(() => {
    // The text stands, only its marks show: it is tried again when the network comes back.
    if (!failed) return undefined;
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  if (part) return <part.Body markdown={markdown} lang={lang} />;
  return (
    <div ref={place} className={styles['written']} lang={lang} dir="auto">
      {markdown}
    </div>
  );
}

/** Calls `come` at the first sign of a reader. Gives what ends the waiting. */
function onSigns(come: () => void): () => void {
  for (const sign of signs) window.addEventListener(sign, come, { passive: true, once: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, come);
  };
}
