import styles from './Download.module.css';

interface FileLink {
  readonly href: string;
  readonly label: string;
  /** True if the label is the name of a format, which is the same in every language. */
  readonly isFormat?: boolean;
}

interface FileRow {
  readonly name: string;
  readonly files: readonly FileLink[];
}

/** Rows with a name and links to files. The names of the links include the name of the row. */
export function FileRows({ id, rows }: { readonly id: string; readonly rows: readonly FileRow[] }) {
  return (
    <ul className={styles['rows']}>
      {rows.map(({ name, files }, row) => (
        <li key={name} className={styles['fileRow']}>
          <span id={`${id}-${row}`} className={styles['name']}>
            {name}
          </span>
          <span className={styles['files']}>
            {files.map(({ href, label, isFormat = false }, file) => (
              <a
                key={href}
                id={`${id}-${row}-${file}`}
                aria-labelledby={`${id}-${row}-${file} ${id}-${row}`}
                className={styles['file']}
                href={href}
                translate={isFormat ? 'no' : 'yes'}
              >
                {label}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
