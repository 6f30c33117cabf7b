import { listChoices, properNames } from '@adp/shared-data/fields';
import { foldWords } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import section from '../SectionPage.module.css';
import { useText } from '../../text';

/** Links to the pages of the programmes that a query names. The index contains only items. */
export function ProgrammeLinks({ query }: { query: string }) {
  const text = useText();
  const words = foldWords(query);
  // A programme's id is the path of its page without the slash, and its folded short name.
  return listChoices.programme
    .filter((programme) => words.includes(programme))
    .map((programme) => (
      <Link key={programme} className={section['link']} to={`/${programme}`} data-preload="">
        {text('search.programme', { name: properNames[programme] ?? programme })}
      </Link>
    ));
}
