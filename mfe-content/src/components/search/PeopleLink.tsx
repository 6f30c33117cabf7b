import { countryName, joinWords } from '@adp/shared-ui/format';
import type { PeopleSearch } from '@adp/shared-ui/search-index';
import { Link } from 'react-router-dom';
import section from '../SectionPage.module.css';
import { toListPath } from '../../paths';
import { useText } from '../../text';

/** A link to a search in the directory of people. */
export function PeopleLink({ people: { words, country } }: { people: PeopleSearch }) {
  const text = useText();
  const params = new URLSearchParams({ ...(words && { q: words }), ...(country && { country }) }).toString();
  const names = [...(words ? [words] : []), ...(country ? [countryName(country)] : [])];
  return (
    <Link className={section['link']} to={toListPath('people') + (params && `?${params}`)}>
      {names.length > 0 ? text('search.people', { names: joinWords(names) }) : text('search.people.all')}
    </Link>
  );
}
