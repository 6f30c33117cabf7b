import { type ItemInReview, toCollection } from '@adp/shared-data/review';
import { isolate } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import list from '../../components/List.module.css';
import { itemPath } from '../../paths';
import { isMessageId, useText } from '../../text';
import { findSignals } from './signals';
import styles from './Item.module.css';

export function Signals({ reviewed }: { readonly reviewed: ItemInReview }) {
  const text = useText();
  const signals = findSignals(reviewed, new Date());
  const { item, sameTitle } = reviewed;
  return (
    <section className={styles['signals']}>
      <h2>{text('item.signals')}</h2>
      {signals.length === 0 ? <p>{text('item.signals.none')}</p> : null}
      <ul>
        {signals.map((signal) => (
          <li key={signal.id}>
            <span>
              {text(`item.signal.${signal.id}`, {
                count: 'count' in signal ? signal.count : 0,
                days: 'days' in signal ? signal.days : 0,
              })}
            </span>
            {signal.id === 'sameTitle'
              ? sameTitle.map(({ id, state }) => (
                  <Link key={id} className={styles['link']} to={itemPath(toCollection(item.kind), id)}>
                    {`${isolate(item.title)} (${isMessageId(`state.${state}`) ? text(`state.${state as 'draft'}`) : state})`}
                  </Link>
                ))
              : null}
          </li>
        ))}
      </ul>
      {signals.length > 0 ? <p className={list['quiet']}>{text('item.signals.note')}</p> : null}
    </section>
  );
}
