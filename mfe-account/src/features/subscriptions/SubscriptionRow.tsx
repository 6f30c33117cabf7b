import { toTopicPath, type Subscription } from '@adp/shared-data/alerts';
import { SelectField, SelectOptions } from '@adp/shared-ui/forms';
import { Link } from 'react-router-dom';
import form from '../../components/Form.module.css';
import { useText } from '../../text';
import { frequencies } from '../../store/alertsApi';
import styles from './Subscriptions.module.css';
import { useTopicName } from './useTopicName';

type Changeable = Pick<Subscription, 'frequency' | 'state'>;

interface SubscriptionRowProps {
  readonly subscription: Changeable & { readonly id: string; readonly topic: string };
  readonly onChange: (change: Partial<Changeable>) => void;
  readonly onStop: () => unknown;
}

export function SubscriptionRow({ subscription, onChange, onStop }: SubscriptionRowProps) {
  const text = useText();
  const { id, topic, frequency, state } = subscription;
  const name = useTopicName()(topic);
  const nameId = `topic-${id}`;
  const isPaused = state === 'paused';
  return (
    <li className={styles['row']}>
      <h3 id={nameId} className={styles['name']}>
        <Link to={toTopicPath(topic)}>{name}</Link>
        {isPaused ? <span className={styles['mark']}>{text('alerts.paused')}</span> : null}
      </h3>
      <SelectField
        id={`frequency-${id}`}
        label={text('alerts.frequency')}
        aria-describedby={nameId}
        value={frequency}
        onChange={({ target }) =>
          onChange({ frequency: frequencies.find((each) => each === target.value) ?? frequency })
        }
      >
        <SelectOptions
          values={frequencies}
          getName={(value) => text(`alerts.frequency.${value as typeof frequency}`)}
        />
      </SelectField>
      <div className={form['buttons']}>
        <button
          type="button"
          className={form['link']}
          aria-describedby={nameId}
          onClick={() => onChange({ state: isPaused ? 'active' : 'paused' })}
        >
          {text(isPaused ? 'alerts.resume' : 'alerts.pause')}
        </button>
        <button type="button" className={form['link']} aria-describedby={nameId} onClick={() => void onStop()}>
          {text('alerts.stop')}
        </button>
      </div>
    </li>
  );
}
