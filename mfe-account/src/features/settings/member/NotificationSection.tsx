import type { User } from '@adp/shared-data/member';
import { Link } from 'react-router-dom';
import { EmailSettings } from '../../../components/alerts/EmailSettings';
import form from '../../../components/Form.module.css';
import { notificationTopics } from '../../../lib/notificationTopics';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { Section } from '../Section';
import styles from '../Settings.module.css';
import { useMemberChoice } from './useMemberChoice';
import { ChoiceForm } from './ChoiceForm';
import { MemberGate } from './MemberGate';

const channels = ['inApp'] as const;
type Prefs = User['notificationPrefs'];

export function NotificationSection({ uid }: { readonly uid: string }) {
  const text = useText();
  return (
    <Section id="notifications">
      <p className={styles['text']}>{text('settings.notify.why')}</p>
      <MemberGate uid={uid}>{(user) => <Choices uid={uid} user={user} />}</MemberGate>
      <EmailSettings uid={uid} />
      <Link className={form['link']} to={paths.subscriptions}>
        {text('settings.notify.topics')}
      </Link>
    </Section>
  );
}

const getPrefs = ({ notificationPrefs }: User) => ({ notificationPrefs });

function Choices({ uid, user }: { readonly uid: string; readonly user: User }) {
  const choice = useMemberChoice({ uid, user, getStored: getPrefs });
  const { value, choose } = choice;
  return (
    <ChoiceForm choice={choice}>
      <PrefsTable prefs={value.notificationPrefs} onChange={(notificationPrefs) => choose({ notificationPrefs })} />
    </ChoiceForm>
  );
}

function PrefsTable({ prefs, onChange }: { readonly prefs: Prefs; readonly onChange: (prefs: Prefs) => void }) {
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
        {notificationTopics.map((topic) => (
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
                    checked={prefs[topic][channel]}
                    onChange={(event) =>
                      onChange({ ...prefs, [topic]: { ...prefs[topic], [channel]: event.target.checked } })
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
