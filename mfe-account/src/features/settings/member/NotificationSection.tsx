import { Link } from 'react-router-dom';
import form from '../../../components/Form.module.css';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { Section } from '../Section';
import styles from '../Settings.module.css';
import { MemberGate } from './MemberGate';
import { NotificationForm } from './NotificationForm';

export function NotificationSection({ uid }: { readonly uid: string }) {
  const text = useText();
  return (
    <Section id="notifications">
      <p className={styles['text']}>{text('settings.notify.why')}</p>
      <MemberGate uid={uid}>{(user) => <NotificationForm uid={uid} user={user} />}</MemberGate>
      <Link className={form['link']} to={paths.subscriptions}>
        {text('settings.notify.topics')}
      </Link>
    </Section>
  );
}
