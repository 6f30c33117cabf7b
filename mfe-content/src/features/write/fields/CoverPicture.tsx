import { currentLocale } from '@adp/shared-ui';
import { fileSize } from '../../../lib/format/fileSize';
import type { CoverValue } from '../../../lib/forms/FormValues';
import { useText } from '../../../text';
import styles from './CoverField.module.css';

/** The picture that is chosen, its place kept while it comes, and how large it is. */
export function CoverPicture({ cover }: { readonly cover: CoverValue }) {
  const text = useText();
  const { width, height, bytes } = cover;
  return (
    <figure className={styles['picture']}>
      {/* What it shows is said in the field below. */}
      <img
        src={'url' in cover ? cover.url : cover.dataUrl}
        alt=""
        width={width}
        height={height}
        decoding="async"
        referrerPolicy="no-referrer"
      />
      <figcaption className={styles['hint']}>
        {text('write.cover.facts', { width, height, size: fileSize(bytes, currentLocale()) })}
      </figcaption>
    </figure>
  );
}
