import { useId, type ComponentProps, type ReactNode } from 'react';
import { localPath } from '../i18n/localPath';
import styles from './SearchForm.module.css';

interface SearchFormProps extends Pick<ComponentProps<'input'>, 'ref' | 'defaultValue' | 'onFocus' | 'onChange'> {
  /** The path where the form leads without script, the words as `?q=`. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  /** The words on the button. */
  readonly submit: string;
  readonly onSearch: (words: string) => void;
  readonly onInk?: boolean;
  /** Hidden fields, which the form sends without script. */
  readonly children?: ReactNode;
}

/** A search: its field and its button in one line. */
export function SearchForm({ action, label, submit, onSearch, onInk = false, children, ...input }: SearchFormProps) {
  const id = useId();
  return (
    <form
      className={onInk ? `${styles['search']} ${styles['onInk']}` : styles['search']}
      role="search"
      action={localPath(action)}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        if (typeof words === 'string') onSearch(words);
      }}
    >
      {children}
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['line']}>
        <svg className={styles['icon']} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M13 13l5 5M8.5 15a6.5 6.5 0 100-13 6.5 6.5 0 000 13z" />
        </svg>
        <input
          {...input}
          className={styles['input']}
          id={id}
          name="q"
          type="search"
          maxLength={150}
          autoComplete="off"
          dir="auto"
        />
        <button className={styles['submit']}>{submit}</button>
      </div>
    </form>
  );
}
