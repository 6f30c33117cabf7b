import { useLoaded, useNear } from '@adp/shared-ui';
import { useEffect, useMemo, useRef } from 'react';
import { toPlainBlocks } from '../../lib/markdown/plainBlocks';
import styles from './DetailPage.module.css';

/** The Markdown parser and renderer: 17 kB that only an item's body needs (decision 014). */
const loadBody = () => import(/* webpackChunkName: "markdown" */ './Body');

/** Items opened in this visit. The first may load with a cold cache, so its bytes count. */
let opened = 0;

/** Milliseconds that a body is in the viewport before it is being read: until then the plain blocks do. */
const readingTime = 2_000;

/** Events of a reader who uses the page: from the first of them the parser is worth its bytes. */
const activityEvents = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'beforeprint'] as const;

/**
 * An item's body. Before its parser has loaded it is in plain blocks, readable and about as long: no mark of Markdown
 * is seen, also on paper and where the network is lost. On the first page of a
 * visit the parser loads when the body has been in the viewport for a while, or the reader uses the page; on later pages at once.
 */
export function ItemBody({ markdown, lang }: { markdown: string; lang: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, opened > 0, { listen: onActivity, delay: readingTime });
  const { part, failed, retry } = useLoaded(loadBody, near);
  useEffect(() => {
    opened += 1;
  }, []);
  useEffect(() => {
    // The plain blocks are readable: the parser is retried when the device is online again.
    if (!failed) return undefined;
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  const plain = (
    <div ref={place} className={styles['written']} lang={lang} dir="auto">
      <PlainBody markdown={markdown} />
    </div>
  );
  return part ? <part.Body markdown={markdown} lang={lang} plain={plain} /> : plain;
}

function PlainBody({ markdown }: { markdown: string }) {
  const blocks = useMemo(() => toPlainBlocks(markdown), [markdown]);
  return blocks.map(({ tag: Tag, lines }, index) => (
    <Tag key={index}>
      {Tag === 'ul' || Tag === 'ol' ? lines.map((line, item) => <li key={item}>{line}</li>) : lines}
    </Tag>
  ));
}

/** Calls `listener` at the reader's first activity. Returns the unsubscribe function. */
function onActivity(listener: () => void): () => void {
  for (const event of activityEvents) window.addEventListener(event, listener, { passive: true, once: true });
  return () => {
    for (const event of activityEvents) window.removeEventListener(event, listener);
  };
}
