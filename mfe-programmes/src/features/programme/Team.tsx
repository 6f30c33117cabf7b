import type { TeamMember } from '@adp/shared-data/programme-page';
import { useCopy } from '../../components/CopyContext';
import { SourceMarks } from '../../components/SourceMarks';
import styles from './Publications.module.css';

export function Team({ team }: { team: readonly TeamMember[] }) {
  return (
    <ul className={styles['ledger']} {...useCopy()}>
      {team.map(({ name, position, sources }) => (
        <li key={`${name} ${position}`} className={styles['entry']}>
          <p className={styles['title']}>
            <span>{`${name} `}</span>
            <SourceMarks ids={sources} />
          </p>
          {position ? <p className={styles['meta']}>{position}</p> : null}
        </li>
      ))}
    </ul>
  );
}
