import type { TeamMember } from '@adp/shared-data/programme-page';
import { useCopy } from '../../components/CopyContext';
import { SourceMarks } from '../../components/SourceMarks';
import styles from './Publications.module.css';

export function Team({ team }: { team: readonly TeamMember[] }) {
  const copy = useCopy();
  return (
    <ul className={styles['ledger']}>
      {team.map(({ name, position, sources }, index) => (
        <li key={index} className={styles['entry']}>
          <p className={styles['title']} {...copy}>
            {name}
          </p>
          {position ? (
            <p className={styles['meta']} {...copy}>
              {position}
            </p>
          ) : null}
          <p {...copy}>
            <SourceMarks ids={sources} />
          </p>
        </li>
      ))}
    </ul>
  );
}
