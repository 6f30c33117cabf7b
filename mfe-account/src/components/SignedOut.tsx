import { loginPath } from '@adp/shared-auth';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../text';
import form from './Form.module.css';

/** A member's page whose session has ended while it was open: the guard lets nobody else in. */
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
