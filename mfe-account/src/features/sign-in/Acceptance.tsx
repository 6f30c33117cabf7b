import { Link } from 'react-router-dom';
import form from '../../components/Form.module.css';
import { elsewhere } from '../../paths';
import { useText } from '../../text';
import styles from './Acceptance.module.css';

/** What creating an account accepts (decision 035). The pages open in a tab of their own, so that what is typed stays. */
export function Acceptance({ on }: { readonly on: 'signUp' | 'login' }) {
  const text = useText();
  return (
    <div className={styles['acceptance']}>
      <p className={form['quiet']}>{text(`entry.accept.${on}`)}</p>
      <ul>
        {(['terms', 'privacy'] as const).map((page) => (
          <li key={page}>
            <Link className={form['link']} to={elsewhere[page]} target="_blank">
              {text(`entry.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
