import type { WholeItem } from '../../lib/items';
import { safeImage } from '../../lib/markdown/safeAddress';
import styles from './DetailPage.module.css';

/** An item's picture with its credit. Its space is reserved while it loads. */
export function Cover({ cover }: { cover: WholeItem['cover'] }) {
  if (!cover) return null;
  const src = safeImage(cover.url)?.src;
  if (src === undefined) return null;
  return (
    <figure className={styles['cover']}>
      <img
        src={src}
        alt={cover.alt}
        width={cover.width}
        height={cover.height}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
      {cover.credit ? (
        <figcaption className={styles['credit']} dir="auto">
          {cover.credit}
        </figcaption>
      ) : null}
    </figure>
  );
}
