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
  readonly small?: SmallSize | undefined;
}

/** The small size of a picture. With data saver, it is the only one. */
interface SmallSize {
  readonly src: string;
  readonly width: number;
  readonly bytes: number;
  /** The attribute `sizes`, by which the browser selects a size. */
  readonly sizes: string;
}

/** A picture that, with data saver, loads on request. The HTML has both forms, because browsers do not load a hidden picture. */
export function ImageOnRequest({ className, small, ...image }: ImageOnRequestProps) {
  const text = useText();
  const { src, alt, lang, width, height } = image;
  const { bytes } = small ?? image;
  const common = {
    alt,
    lang,
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
  } as const;
  const sources = small && { srcSet: `${small.src} ${small.width}w, ${src} ${width}w`, sizes: small.sizes };
  return (
    <>
      <img
        {...common}
        {...sources}
        src={src}
        alt={alt}
        className={[styles['unasked'], className].filter(Boolean).join(' ')}
      />
      <details className={styles['request']} suppressHydrationWarning>
        <summary className={styles['summary']}>
          <span className={styles['show']}>
            {bytes === undefined
              ? text('image.show')
              : text('image.showSize', { size: fileSize(bytes, formatLocale(currentLocale())) })}
          </span>
          <span lang={lang} dir="auto">
            {alt}
          </span>
        </summary>
        <img {...common} src={small?.src ?? src} alt={alt} className={className} />
      </details>
    </>
  );
}
