import styles from './Portrait.module.css';

interface PortraitProps {
  readonly name: string;
  readonly image: string | null | undefined;
  /** In pixels. */
  readonly size?: number;
}

/** A member's picture, or the first letter of the name where there is none. Decorative: the name is beside it. */
export function Portrait({ name, image, size = 56 }: PortraitProps) {
  if (image)
    return (
      <img
        className={styles['portrait']}
        src={image}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <span
      className={styles['portrait']}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }}
      aria-hidden="true"
    >
      {[...name.trim()][0]?.toLocaleUpperCase() ?? '·'}
    </span>
  );
}
