import { loginPath } from '@adp/shared-auth';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../text';
import form from './Form.module.css';

/** Notice that replaces a member's page if the session ends while the page is open. */
export function SignedOut() {
  const text = useText();
  const { pathname, search, hash } = useLocation();
  return (
    <div className={form['form']}>
      <p role="status">{text('signedOut')}</p>
      <Link className={form['link']} to={loginPath(pathname + search + hash)}>
        {text('signedOut.signIn')}
      </Link>
    </div>
  );
}
