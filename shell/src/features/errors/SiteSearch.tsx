import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { findOwner } from '../../config/siteConfig';
import { useSiteConfig } from '../../config/SiteConfigContext';
import { paths, searchFor } from '../../paths';
import { useText } from '../../text';
import styles from './SiteSearch.module.css';

/** A field that leads to the search of everything published, where that part of the site is open. Works as a plain form, too. */
export function SiteSearch() {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  if (!findOwner(useSiteConfig(), paths.knowledgeProducts)?.origin) return null;
  return (
    <form
      className={styles['search']}
      role="search"
      action={paths.knowledgeProducts}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        if (typeof words === 'string') void navigate(searchFor(words));
      }}
    >
      <label className={styles['label']} htmlFor={id}>
        {text('error.search')}
      </label>
      <div className={styles['line']}>
        <input
          className={styles['input']}
          id={id}
          name="q"
          type="search"
          placeholder={text('error.search.placeholder')}
          maxLength={150}
          autoComplete="off"
          dir="auto"
        />
        <button className={styles['submit']}>{text('error.search.submit')}</button>
      </div>
    </form>
  );
}
