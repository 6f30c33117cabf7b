import { notify } from '@adp/app-contract';
import { useSession } from '@adp/shared-auth';
import { Button } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { Page } from '../../components/Page';
import { paths } from '../../paths';
import { useText } from '../../text';

/** First page of the app. Shows the shared session, a toast, and a link to the list of events. */
export function HomePage() {
  const text = useText();
  const { user } = useSession();
  return (
    <Page title={text('home.title')}>
      <p>{user ? text('home.member', { name: user.displayName ?? user.email ?? user.uid }) : text('home.visitor')}</p>
      <Button onClick={() => notify({ type: 'success', text: text('home.notified') })}>{text('home.notify')}</Button>
      <Link to={paths.events}>{text('home.events')}</Link>
    </Page>
  );
}
