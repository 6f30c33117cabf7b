import { useText } from '../../text';
import styles from './DeveloperPage.module.css';

type Label = Parameters<ReturnType<typeof useText>>[0];

export function Facts({ facts }: { facts: readonly (readonly [label: Label, value: string])[] }) {
  const text = useText();
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{text(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
