import { currentLocale } from '@adp/shared-ui';
import { formatMoment } from '../../lib/format/formatDay';
import { useText } from '../../text';
import styles from './States.module.css';

/** That the page shows what was there when the connection was last up. */
export function AsOfNotice({ asOf }: { asOf: Date }) {
  const text = useText();
  return (
    <p className={styles['asOf']} role="status">
      {text('list.asOf', { time: formatMoment(asOf, currentLocale()) })}
    </p>
  );
}
