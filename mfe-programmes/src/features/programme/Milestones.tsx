import type { Milestone } from '@adp/shared-data/programme-page';
import { Link } from 'react-router-dom';
import { useCopy } from '../../components/CopyContext';
import { SourceMarks } from '../../components/SourceMarks';
import styles from '../../components/Timeline.module.css';
import { TimelineEntry } from '../../components/TimelineEntry';
import { timelinePath } from '../../paths';
import { useText } from '../../text';

interface MilestonesProps {
  readonly programme: string;
  readonly milestones: readonly Milestone[];
}

export function Milestones({ programme, milestones }: MilestonesProps) {
  const text = useText();
  const copy = useCopy();
  return (
    <>
      <ol className={styles['timeline']}>
        {milestones.map(({ date, endDate, title, detail, sources }, index) => (
          <TimelineEntry key={index} date={date} endDate={endDate}>
            <div className={styles['words']}>
              <p className={styles['title']} {...copy}>
                {title}
              </p>
              {detail ? (
                <p className={styles['detail']} {...copy}>
                  {detail}
                </p>
              ) : null}
              <p {...copy}>
                <SourceMarks ids={sources} />
              </p>
            </div>
          </TimelineEntry>
        ))}
      </ol>
      <Link className={styles['all']} to={timelinePath({ programme })}>
        {text('programme.timeline.all')}
      </Link>
    </>
  );
}
