import { formatDate, joinWords, spokenLanguageName } from '@adp/shared-ui/format';
import type { ReactNode } from 'react';
import type { Person } from '@adp/shared-data/lists';
import { usePlaceName } from '../../lib/memberTexts';
import { useText } from '../../text';
import styles from './ProfileFacts.module.css';

export function ProfileFacts({ profile }: { profile: Person }) {
  const text = useText();
  const placeName = usePlaceName();
  const { country, languages, createdAt } = profile;
  return (
    <aside className={styles['facts']} aria-label={text('profile.facts')}>
      <dl>
        {country ? <Fact name={text('profile.country')}>{placeName(country)}</Fact> : null}
        {languages.length > 0 ? (
          <Fact name={text('profile.languages')}>{joinWords(languages.map((code) => spokenLanguageName(code)))}</Fact>
        ) : null}
        <Fact name={text('profile.since')}>
          <time dateTime={createdAt.toISOString().slice(0, 7)}>
            {formatDate(createdAt, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
          </time>
        </Fact>
      </dl>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}
