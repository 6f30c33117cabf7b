import { SearchForm } from '@adp/shared-ui/search';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useText } from '../../text';
import { hasOtherDocument, openDocument } from './openDocument';
import styles from './StatusPage.module.css';

export { default as texts } from '../../messages/site-search-en.json';

/** Search field for all published content. Without JavaScript it is a link, because the field's styles load together with its code. */
export function SiteSearch() {
  const text = useText();
  const navigate = useNavigate();
  const [isOpening] = useState(() => typeof window !== 'undefined' && hasOtherDocument());
  useEffect(() => {
    if (isOpening) openDocument();
  }, [isOpening]);
  const hasScript = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!hasScript)
    return (
      <div className={styles['search']}>
        <p className={styles['help']}>
          <Link to={paths.search}>{text('search.label')}</Link>
        </p>
      </div>
    );
  // While the server's document is loading, this style hides the heading "not found".
  if (isOpening)
    return (
      <div className={`${styles['search']} ${styles['opening']}`} role="status">
        {text('loading')}
      </div>
    );
  return (
    <SearchForm
      action={paths.search}
      label={text('search.label')}
      placeholder={text('search.placeholder')}
      submit={text('search.submit')}
      onSearch={(words) => void navigate(toSearch(words))}
    />
  );
}

function toSearch(words: string): string {
  const q = words.trim();
  return q ? `${paths.search}?${new URLSearchParams({ q }).toString()}` : paths.search;
}
