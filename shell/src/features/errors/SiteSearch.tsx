import { SearchForm } from '@adp/shared-ui/search';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useText } from '../../text';

export { default as texts } from '../../messages/site-search-en.json';

/** A field that leads to the search of everything published. Works as a plain form, too. */
export function SiteSearch() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <SearchForm
      action={paths.knowledgeProducts}
      label={text('search.label')}
      placeholder={text('search.placeholder')}
      submit={text('search.submit')}
      onSearch={(words) => void navigate(toSearch(words))}
    />
  );
}

/** The results of a search for words; the front page, which has the search, for none. */
function toSearch(words: string): string {
  const q = words.trim();
  return q ? `${paths.knowledgeProducts}?${new URLSearchParams({ q }).toString()}` : paths.knowledgeProducts;
}
