import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './SiteSearch.module.css';

export { default as texts } from '../../messages/site-search-en.json';

/** A field that leads to the search of everything published. Works as a plain form, too. */
export function SiteSearch() {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  return (
    <form
      className={styles['search']}
      role="search"
      action={paths.knowledgeProducts}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        if (typeof words === 'string') void navigate(toSearch(words));
      }}
    >
      <label className={styles['label']} htmlFor={id}>
        {text('search.label')}
      </label>
      <div className={styles['line']}>
        <input
          className={styles['input']}
          id={id}
          name="q"
          type="search"
          placeholder={text('search.placeholder')}
          maxLength={150}
          autoComplete="off"
          dir="auto"
        />
        <button className={styles['submit']}>{text('search.submit')}</button>
      </div>
    </form>
  );
}

/** The results of a search for words; the front page, which has the search, for none. */
function toSearch(words: string): string {
  const q = words.trim();
  return q ? `${paths.knowledgeProducts}?${new URLSearchParams({ q }).toString()}` : paths.knowledgeProducts;
}
