import type { Item } from '@adp/shared-data';
import { itemPath } from '../../paths';
import { useText } from '../../text';
import { opportunityState } from '../../lib/time/deadline';
import { dayIn } from '../../lib/time/zones';
import { DeadlineLine } from '../facts/DeadlineLine';
import { StateMark } from '../facts/StateMark';
import { useValueName } from '../useValueName';
import styles from './Card.module.css';
import { CardTitle } from './CardTitle';
import { DateBlock } from './DateBlock';

type Shown = Pick<
  Item<'opportunity'>,
  'id' | 'title' | 'lang' | 'type' | 'provider' | 'opensAt' | 'deadlineKind' | 'deadlineAt' | 'timezone' | 'sample'
>;

/** An opportunity, led by its last day and what its deadline makes of it now. */
export function OpportunityCard({ item, now, level = 2 }: { item: Shown; now: Date; level?: 2 | 3 }) {
  const text = useText();
  const valueName = useValueName();
  // A deadline at midnight has the whole day before.
  const lastDay = item.deadlineAt ? dayIn(item.timezone ?? 'UTC', item.deadlineAt.getTime() - 1) : undefined;
  return (
    <article className={styles['card']}>
      {lastDay ? (
        <DateBlock day={lastDay} />
      ) : (
        <p className={styles['lead']}>
          <span className={styles['beside']}>
            {text(item.deadlineKind === 'rolling' ? 'opportunity.rolling' : 'opportunity.none')}
          </span>
        </p>
      )}
      <div className={styles['main']}>
        <p className={styles['meta']}>
          <StateMark state={opportunityState(item, now)} />
          <span className={styles['label']}>{valueName('type', item.type)}</span>
        </p>
        <CardTitle title={item.title} lang={item.lang} to={itemPath('opportunity', item.id)} level={level} />
        <p className={styles['meta']}>
          <span translate="no" dir="auto">
            {item.provider}
          </span>
          <DeadlineLine deadline={item} now={now} />
          {item.sample ? <span className={styles['sample']}>{text('item.sample')}</span> : null}
        </p>
      </div>
    </article>
  );
}
