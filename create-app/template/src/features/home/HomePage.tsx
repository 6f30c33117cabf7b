import { notify } from '@adp/app-contract';
import { useSession } from '@adp/shared-auth';
import { Button, PageTitle } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useText } from '../../text';

/** The first page: the session that the site shares, a message of the site, and the way to the list. */
export function HomePage() {
  const text = useText();
  const { user } = useSession();
  return (
    <>
      <PageTitle page={text('home.title')} site={text('site')} />
      <h1>{text('home.title')}</h1>
      <p>{user ? text('home.member', { name: user.displayName ?? user.email ?? user.uid }) : text('home.visitor')}</p>
      <p>
        <Button onClick={() => notify({ type: 'success', text: text('home.notified') })}>{text('home.notify')}</Button>
      </p>
      <p>
        <Link to={paths.events}>{text('home.events')}</Link>
      </p>
    </>
  );
}
