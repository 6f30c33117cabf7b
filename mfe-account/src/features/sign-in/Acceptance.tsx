import { Link } from 'react-router-dom';
import form from '../../components/Form.module.css';
import { sitePaths } from '../../paths';
import { useText } from '../../text';
import styles from './Acceptance.module.css';

/** The terms that a new member accepts (decision 035). The links open in a new tab, so that no input is lost. */
export function Acceptance({ on }: { readonly on: 'signUp' | 'login' }) {
  const text = useText();
  return (
    <div className={styles['acceptance']}>
      <p className={form['quiet']}>{text(`entry.accept.${on}`)}</p>
      <ul>
        {(['terms', 'privacy'] as const).map((page) => (
          <li key={page}>
            <Link className={form['link']} to={sitePaths[page]} target="_blank">
              {text(`entry.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
