import { useCopy } from '../../components/CopyContext';
import { useText } from '../../text';
import styles from './ProgrammePage.module.css';

export function Gaps({ gaps }: { gaps: readonly string[] }) {
  const text = useText();
  const copy = useCopy();
  return (
    <>
      <p className={styles['gapsIntro']}>{text('programme.gaps.intro')}</p>
      <ul className={styles['gaps']}>
        {gaps.map((gap, index) => (
          <li key={index} {...copy}>
            {gap}
          </li>
        ))}
      </ul>
    </>
  );
}
