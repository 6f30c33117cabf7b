import { sitePicture } from '@adp/shared-data/files';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { ImageOnRequest } from '../../components/ImageOnRequest';
import { fileSize } from '../../lib/format/fileSize';
import type { WholeItem } from '../../lib/items';
import styles from './DetailPage.module.css';

/** An item's cover. Reserves its space while it loads. Credit and description are in the item's original language. */
export function Cover({ cover, lang }: { cover: WholeItem['cover']; lang: string }) {
  if (!cover) return null;
  const src = sitePicture(cover.url, 'images');
  if (src === undefined) return null;
  return (
    <figure className={styles['cover']}>
      <ImageOnRequest
        src={src}
        lang={lang}
        alt={cover.alt}
        width={cover.width}
        height={cover.height}
        bytes={cover.bytes}
      />
      <figcaption className={styles['credit']}>
        {cover.credit ? (
          <span lang={lang} dir="auto">
            {cover.credit}
          </span>
        ) : null}
        <span>{fileSize(cover.bytes, formatLocale(currentLocale()))}</span>
      </figcaption>
    </figure>
  );
}
