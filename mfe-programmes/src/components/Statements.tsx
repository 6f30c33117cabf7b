import type { Statement } from '@adp/shared-data/programme-page';
import { useCopy } from './CopyContext';
import { SourceMarks } from './SourceMarks';
import styles from './Statements.module.css';

export function Statements({ statements }: { statements: readonly Statement[] }) {
  const copy = useCopy();
  return (
    <div className={styles['statements']}>
      {statements.map(({ text, sources }, index) => (
        <p key={index} {...copy}>
          <span>{`${text} `}</span>
          <SourceMarks ids={sources} />
        </p>
      ))}
    </div>
  );
}
