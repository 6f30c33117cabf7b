import type { Statement } from '@adp/shared-data/programme-page';
import { useCopy } from './CopyContext';
import { SourceMarks } from './SourceMarks';
import styles from './Statements.module.css';

export function Statements({ statements }: { statements: readonly Statement[] }) {
  return (
    <div className={styles['statements']} {...useCopy()}>
      {statements.map(({ text, sources }) => (
        <p key={text}>
          <span>{`${text} `}</span>
          <SourceMarks ids={sources} />
        </p>
      ))}
    </div>
  );
}
