import { Link } from 'react-router-dom';
import form from '../../components/Form.module.css';
import { useNextPath } from '../../lib/afterSignIn';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';
import styles from './Offer.module.css';

const parts = ['page', 'write', 'choice'] as const;

export function Offer() {
  const text = useText();
  const next = useNextPath();
  // New accounts are redirected to the welcome page in any case.
  const here = withNext(paths.welcome, next);
  return (
    <>
      <p className={form['quiet']}>{text('welcome.offer')}</p>
      <ol className={styles['parts']}>
        {parts.map((part) => (
          <li key={part} className={styles['part']}>
            <h2>{text(`welcome.offer.${part}`)}</h2>
            <p className={form['quiet']}>{text(`welcome.offer.${part}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className={form['buttons']}>
        <Link className={styles['action']} to={withNext(paths.signUp, next)}>
          {text('welcome.signUp')}
        </Link>
        <Link className={form['link']} to={withNext(paths.login, here)}>
          {text('welcome.signIn')}
        </Link>
      </div>
    </>
  );
}
