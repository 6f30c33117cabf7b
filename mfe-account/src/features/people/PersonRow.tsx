import { sitePicture } from '@adp/shared-data/files';
import type { ListedPerson } from '@adp/shared-data/member';
import { stripDirectionMarks } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import { Portrait } from '../../components/profile/Portrait';
import { usePlaceName, useRole } from '../../lib/memberTexts';
import { profilePath } from '../../paths';
import styles from './PersonRow.module.css';

const TERMS_SHOWN = 4;

export function PersonRow({ person }: { person: ListedPerson }) {
  const role = useRole(person);
  const placeName = usePlaceName();
  const { id, name, profileImageUrl, country, expertise = [] } = person;
  return (
    <li className={styles['row']}>
      <Portrait name={stripDirectionMarks(name)} image={sitePicture(profileImageUrl, 'pictures')} isOptional />
      <div className={styles['words']}>
        <Link className={styles['name']} to={profilePath(id)} dir="auto">
          {name}
        </Link>
        {role ? (
          <p className={styles['role']} dir="auto">
            {role}
          </p>
        ) : null}
      </div>
      {expertise.length > 0 ? (
        <p className={styles['expertise']}>
          {expertise.slice(0, TERMS_SHOWN).map((term) => (
            <span key={term}>
              <bdi>{term}</bdi>
            </span>
          ))}
        </p>
      ) : null}
      {country ? <p className={styles['country']}>{placeName(country)}</p> : null}
    </li>
  );
}
