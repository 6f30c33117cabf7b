import { Button } from '@adp/shared-ui';
import { useText } from '../../text';
import styles from './Import.module.css';
import type { ImportProgress } from './runImport';

interface ProgressProps {
  readonly isDryRun: boolean;
  readonly progress: ImportProgress | undefined;
  readonly onCancel: () => void;
}

export function Progress({ isDryRun, progress, onCancel }: ProgressProps) {
  const text = useText();
  const { rows = 0, partsDone = 0, parts } = progress ?? {};
  return (
    <section className={styles['progress']} aria-label={text('import.progress')}>
      <progress
        className={styles['bar']}
        aria-label={text('import.progress')}
        {...(parts === undefined ? {} : { value: partsDone, max: parts })}
      />
      <p role="status">{text(isDryRun ? 'import.trying' : 'import.writing', { rows })}</p>
      <div>
        <Button secondary onClick={onCancel}>
          {text('import.cancel')}
        </Button>
      </div>
    </section>
  );
}
