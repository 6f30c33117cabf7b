import styles from './Portrait.module.css';

/** A member's picture, or the first letter of the name where there is none. */
export function Portrait({ name, image }: { name: string; image: string | null }) {
  if (image) return <img className={styles['portrait']} src={image} alt="" width={36} height={36} />;
  return (
    <span className={styles['portrait']} aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase() ?? '·'}
    </span>
  );
}
