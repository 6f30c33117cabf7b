import { currentLocale, formatLocale, useDataSaver } from '@adp/shared-ui';
import { useState } from 'react';
import { fileSize } from '../lib/format/fileSize';
import { useText } from '../text';
import styles from './ImageOnRequest.module.css';

interface ImageOnRequestProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Width by height, as the page shows it. */
  readonly ratio: number;
  /** Its size, where it is known. */
  readonly bytes?: number;
  readonly className?: string | undefined;
}

/** A picture of an item. For who saves data, a button that loads it, in the place that the picture will have. */
export function ImageOnRequest({ bytes, className, ratio, ...image }: ImageOnRequestProps) {
  const text = useText();
  const holds = useDataSaver();
  const [wanted, setWanted] = useState(false);
  if (holds && !wanted)
    return (
      <button
        type="button"
        className={styles['request']}
        style={{ aspectRatio: ratio }}
        onClick={() => setWanted(true)}
      >
        <span className={styles['show']}>
          {bytes === undefined
            ? text('image.show')
            : text('image.showSize', { size: fileSize(bytes, formatLocale(currentLocale())) })}
        </span>
        <span dir="auto">{image.alt}</span>
      </button>
    );
  return (
    <img
      {...image}
      {...(className === undefined ? {} : { className })}
      // The button that had the focus is gone.
      {...(wanted ? { tabIndex: -1, ref: focusOnce } : {})}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

function focusOnce(image: HTMLImageElement | null): void {
  image?.focus({ preventScroll: true });
}
