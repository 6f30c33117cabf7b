import { toWeave } from '@adp/shared-ui/weave';
import styles from './Portrait.module.css';

interface PortraitProps {
  readonly name: string;
  readonly image: string | null | undefined;
  readonly size?: number;
  /** True if data saver shows the member's initial instead of the picture. */
  readonly isOptional?: boolean;
}

/** Shows a picture, or an initial on the woven pattern of the name. Decorative, because the name is next to it. */
export function Portrait({ name, image, size = 56, isOptional = false }: PortraitProps) {
  const toClass = (also?: string) => [styles['portrait'], also].filter(Boolean).join(' ');
  const { muted, accented } = toWeave({ kind: 'member', id: name }, 'portrait');
  return (
    <>
      {image ? (
        <img
          className={toClass(isOptional ? styles['optional'] : undefined)}
          src={image}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      {image && !isOptional ? null : (
        // The content security policy blocks style attributes in rendered HTML, so use SVG attributes for the size.
        <svg
          className={toClass(image ? styles['instead'] : undefined)}
          width={size}
          height={size}
          viewBox="0 0 32 32"
          aria-hidden="true"
        >
          <path className={styles['cloth']} d={muted + accented} />
          <text x="16" y="16" dy="0.36em" fontSize="13" textAnchor="middle" fill="currentColor">
            {[...name.trim()][0]?.toLocaleUpperCase() ?? '·'}
          </text>
        </svg>
      )}
    </>
  );
}
