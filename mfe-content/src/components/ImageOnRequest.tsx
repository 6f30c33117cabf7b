import { currentLocale, formatLocale } from '@adp/shared-ui';
import { fileSize } from '../lib/format/fileSize';
import { useText } from '../text';
import styles from './ImageOnRequest.module.css';

interface ImageOnRequestProps {
  readonly src: string;
  readonly alt: string;
  /** The language of `alt`, where it is not that of what is around. */
  readonly lang?: string;
  readonly width: number;
  readonly height: number;
  /** Its size, where it is known. */
  readonly bytes?: number;
  readonly className?: string | undefined;
}

/**
 * A picture of an item. For who saves data, what opens and then loads it. Both are in a server's HTML, which is the same for
 * all: a picture that is not displayed is not loaded. It opens without scripts.
 */
export function ImageOnRequest({ bytes, className, ...image }: ImageOnRequestProps) {
  const text = useText();
  const picture = {
    ...image,
    loading: 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
  } as const;
  return (
    <>
      <img {...picture} alt={image.alt} className={[styles['unasked'], className].filter(Boolean).join(' ')} />
      <details className={styles['request']} suppressHydrationWarning>
        <summary className={styles['summary']}>
          <span className={styles['show']}>
            {bytes === undefined
              ? text('image.show')
              : text('image.showSize', { size: fileSize(bytes, formatLocale(currentLocale())) })}
          </span>
          <span lang={image.lang} dir="auto">
            {image.alt}
          </span>
        </summary>
        <img {...picture} alt={image.alt} className={className} />
      </details>
    </>
  );
}
