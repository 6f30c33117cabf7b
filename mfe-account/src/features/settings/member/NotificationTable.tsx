import { notificationChoices } from '@adp/shared-data/notification';
import { useText } from '../../../text';
import styles from '../Settings.module.css';

type Topic = (typeof notificationChoices.topic)[number];

interface Column {
  readonly isOn: (topic: Topic) => boolean;
  readonly onChange: (topic: Topic, isOn: boolean) => void;
}

const channels = ['inApp', 'email'] as const;
type NotificationTableProps = Readonly<Record<(typeof channels)[number], Column>>;

/** Table of switches, with a row for each topic of notifications and a column for each channel. */
export function NotificationTable(columns: NotificationTableProps) {
  const text = useText();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{text('settings.notify.topic')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={styles['channel']}>
              {text(`settings.notify.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationChoices.topic.map((topic) => (
          <tr key={topic}>
            <th scope="row">
              <span className={styles['name']}>{text(`settings.notify.${topic}`)}</span>
              <span className={styles['why']}>{text(`settings.notify.${topic}.why`)}</span>
            </th>
            {channels.map((channel) => (
              <td key={channel} className={styles['channel']}>
                <label className={styles['box']}>
                  <input
                    type="checkbox"
                    aria-label={text('settings.notify.box', {
                      topic: text(`settings.notify.${topic}`),
                      channel: text(`settings.notify.${channel}`),
                    })}
                    checked={columns[channel].isOn(topic)}
                    onChange={({ target }) => columns[channel].onChange(topic, target.checked)}
                  />
                  <span aria-hidden="true">{text(`settings.notify.${channel}`)}</span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
