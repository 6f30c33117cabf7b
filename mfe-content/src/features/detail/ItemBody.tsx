import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '../../components/useLoaded';
import styles from './DetailPage.module.css';
import { loadBody } from './loadBody';

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
  const [near, setNear] = useState(opened > 0);
  const { part, failed, retry } = useLoaded(loadBody, near);
  useEffect(() => {
    opened += 1;
  }, []);
  useEffect(() => {
    const { current } = place;
    if (near || !current) return undefined;
    const come = () => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    });
    observer.observe(current);
    for (const sign of signs) window.addEventListener(sign, come, { passive: true, once: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) window.removeEventListener(sign, come);
    };
  }, [near]);
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
