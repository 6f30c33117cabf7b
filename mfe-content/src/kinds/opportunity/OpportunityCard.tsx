import { toDeadlineDay } from '@adp/shared-ui/calendar';
import { memo } from 'react';
import { useText } from '../../text';
import type { CardItem } from '../../lib/items';
import { useValueName } from '../../components/useValueName';
import styles from '../../components/cards/Card.module.css';
import { CardTitle } from '../../components/cards/CardTitle';
import { DateBlock } from '../../components/cards/DateBlock';
import type { ListKind } from '../list/ListKind';
import { StateMark } from './StateMark';
import { DeadlineLine } from './DeadlineLine';
import { getOpportunityState } from './deadline';
import texts from './messages/list-en.json';

export function OpportunityCard({ item, now, level = 2 }: { item: CardItem<'opportunity'>; now: Date; level?: 2 | 3 }) {
  const text = useText();
  const valueName = useValueName();
  const { deadlineAt, deadlineLocal, timezone } = item;
  const lastDay = deadlineAt && toDeadlineDay(deadlineAt, timezone, deadlineLocal).toISOString().slice(0, 10);
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
          <StateMark state={getOpportunityState(item, now)} />
          <span className={styles['label']}>{valueName('type', item.type)}</span>
        </p>
        <CardTitle kind="opportunity" item={item} level={level} />
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

/** The card for other pages, without the texts of the list's filters. */
export const cardKind = { Card: memo(OpportunityCard), texts: [texts] } satisfies ListKind<'opportunity'>;
