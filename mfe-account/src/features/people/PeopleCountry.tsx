import { Link } from 'react-router-dom';
import type { PeopleQuery } from '../../api/PeopleQuery';
import { usePlaceName } from '../../lib/memberTexts';
import { peopleMapPath } from '../../paths';
import { useText } from '../../text';
import { toPeoplePath } from './query';
import styles from './PeopleResults.module.css';

/** The country of the members that are shown, and a link to choose one on the map. */
export function PeopleCountry({ query: { q, country } }: { query: PeopleQuery }) {
  const text = useText();
  const placeName = usePlaceName();
  return (
    <div className={styles['country']}>
      {country ? (
        <>
          <p>{text('people.country', { country: placeName(country) })}</p>
          <Link className={styles['link']} to={toPeoplePath({ q })} preventScrollReset>
            {text('people.country.all')}
          </Link>
        </>
      ) : null}
      <Link className={styles['link']} to={peopleMapPath(country)}>
        {text('people.map')}
      </Link>
    </div>
  );
}
