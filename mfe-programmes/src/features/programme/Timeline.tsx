import { currentLocale } from '@adp/shared-ui';
import type { Milestone } from '@adp/shared-data/programme-page';
import { useCopy } from '../../components/CopyContext';
import { SourceMarks } from '../../components/SourceMarks';
import { formatDate } from '../../lib/formatDate';
import styles from './Timeline.module.css';

export function Timeline({ milestones }: { milestones: readonly Milestone[] }) {
  const copy = useCopy();
  return (
    <ol className={styles['timeline']}>
      {milestones.map(({ date, endDate, title, detail, sources }) => (
        <li key={`${date}${title}`} className={styles['milestone']}>
          <time className={styles['date']} dateTime={date}>
            {formatDate(date, currentLocale(), endDate)}
          </time>
          <div {...copy}>
            <p className={styles['title']}>
              <span>{`${title} `}</span>
              <SourceMarks ids={sources} />
            </p>
            {detail ? <p className={styles['detail']}>{detail}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
