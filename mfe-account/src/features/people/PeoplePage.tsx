import { useSearchParams } from 'react-router-dom';
import page from '../../components/Page.module.css';
import { PageHead } from '../../components/PageHead';
import { useText } from '../../text';
import { readAddress } from './address';
import { PeopleResults } from './PeopleResults';
import { PeopleSearch } from './PeopleSearch';

/** The directory: a search, and the members it finds. */
export function PeoplePage() {
  const text = useText();
  const [params] = useSearchParams();
  const address = readAddress(params);
  return (
    <div className={page['page']}>
      <PageHead title={text('people.title')}>
        <p>{text('people.purpose')}</p>
      </PageHead>
      <PeopleSearch q={address.q} />
      <PeopleResults address={address} />
    </div>
  );
}
