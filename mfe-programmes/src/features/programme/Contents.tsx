import { useCopy } from '../../components/CopyContext';
import { useText } from '../../text';
import styles from './ProgrammePage.module.css';

interface ContentsEntry {
  readonly id: string;
  readonly title: string;
  readonly isCopy?: boolean;
}

export function Contents({ sections }: { sections: readonly ContentsEntry[] }) {
  const text = useText();
  const copy = useCopy();
  return (
    <nav className={styles['contents']} aria-labelledby="contents">
      <p id="contents" className={styles['contentsTitle']}>
        {text('programme.contents')}
      </p>
      <ol>
        {sections.map(({ id, title, isCopy }, index) => (
          <li key={id}>
            <a className={styles['contentsLink']} href={`#${id}`}>
              <span className={styles['contentsNumber']} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span {...(isCopy && copy)}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
