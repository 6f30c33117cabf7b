import { useSearchParams } from 'react-router-dom';
import page from '../../components/Page.module.css';
import { PageHead } from '../../components/PageHead';
import { useText } from '../../text';
import { readQuery } from './query';
import { PeopleResults } from './PeopleResults';
import { PeopleSearch } from './PeopleSearch';

export function PeoplePage() {
  const text = useText();
  const [params] = useSearchParams();
  const query = readQuery(params);
  return (
    <div className={page['page']}>
      <PageHead title={text('people.title')}>
        <p>{text('people.purpose')}</p>
      </PageHead>
      <div className={page['columns']}>
        <PeopleSearch query={query} />
        <PeopleResults query={query} />
      </div>
    </div>
  );
}
