import { foreignLanguageName, getTextLanguage } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import { SourceMarks } from '../../components/SourceMarks';
import { TimelineEntry } from '../../components/TimelineEntry';
import { itemPath, milestonesPath } from '../../paths';
import { findEntry } from '../../programmes';
import { isMessageId, useText } from '../../text';
import type { ItemEntry, MilestoneEntry } from './loadTimeline';
import styles from './TimelinePage.module.css';

/** A milestone with its sources, or a link to a publication or an event. */
export function Entry({ entry }: { entry: MilestoneEntry | ItemEntry }) {
  const text = useText();
  const lang = getTextLanguage(entry);
  const language = foreignLanguageName(entry);
  const programme = findEntry(entry.programme);
  const isMilestone = entry.kind === 'milestone';
  const type = isMilestone ? undefined : `timeline.type.${entry.type ?? ''}`;
  const to = isMilestone ? milestonesPath(entry.programme) : itemPath(entry.kind, entry.id);
  return (
    <TimelineEntry date={entry.day} endDate={isMilestone ? entry.endDay : undefined}>
      <div>
        <p className={styles['title']}>
          <Link to={to} lang={lang} dir="auto">
            {entry.title}
          </Link>
        </p>
        {isMilestone && entry.detail ? (
          <p className={styles['detail']} lang={lang} dir="auto">
            {entry.detail}
          </p>
        ) : null}
        {isMilestone ? (
          <p>
            <SourceMarks ids={entry.sources} />
          </p>
        ) : null}
        <p className={styles['facts']}>
          <span>{text(type !== undefined && isMessageId(type) ? type : `timeline.${entry.kind}`)}</span>
          {programme ? <span translate="no">{programme.acronym}</span> : null}
          {language ? <span translate="no">{language}</span> : null}
          {!isMilestone && entry.sample ? <span>{text('timeline.sample')}</span> : null}
        </p>
      </div>
    </TimelineEntry>
  );
}
