import { currentLocale, formatLocale } from '@adp/shared-ui';
import { fileSize } from '../lib/format/fileSize';
import { useText } from '../text';
import styles from './ImageOnRequest.module.css';

interface ImageOnRequestProps {
  readonly src: string;
  readonly alt: string;
  /** The language of `alt`, if it differs from the language of the page. */
  readonly lang?: string;
  readonly width: number;
  readonly height: number;
  readonly bytes?: number;
  readonly className?: string | undefined;
}

/** A picture that, with data saver, loads on request. The HTML has both forms, because browsers do not load a hidden picture. */
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
