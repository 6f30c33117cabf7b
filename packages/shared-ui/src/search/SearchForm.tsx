import { useId, type ComponentProps, type ReactNode } from 'react';
import { localPath } from '../i18n/localPath';
import styles from './SearchForm.module.css';

interface SearchFormProps extends Pick<ComponentProps<'input'>, 'ref' | 'defaultValue' | 'onFocus' | 'onChange'> {
  /** Path of the results page, for submission without JavaScript. The query is in `?q=`. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly onSearch: (query: string) => void;
  readonly onInk?: boolean;
  readonly children?: ReactNode;
}

export function SearchForm({ action, label, submit, onSearch, onInk = false, children, ...input }: SearchFormProps) {
  const id = useId();
  return (
    <form
      className={onInk ? `${styles['search']} ${styles['onInk']}` : styles['search']}
      role="search"
      action={localPath(action)}
      onSubmit={(event) => {
        event.preventDefault();
        const query = new FormData(event.currentTarget).get('q');
        if (typeof query === 'string') onSearch(query);
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
