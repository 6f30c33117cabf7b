import { importOutcomes, type ImportedRow } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { saveFile } from '@adp/shared-ui/download';
import { SelectField } from '@adp/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useDecisionErrorText } from '../../components/DecisionError';
import list from '../../components/List.module.css';
import { useText } from '../../text';
import styles from './Import.module.css';
import { ReportTable } from './ReportTable';
import type { ImportReport } from './runImport';
import { toReportFile } from './toReportFile';

interface ReportProps {
  readonly isDryRun: boolean;
  readonly report: ImportReport;
  readonly onRetry: () => void;
  readonly onImport: () => void;
}

type Outcome = ImportedRow['outcome'];

export function Report({ isDryRun, report, onRetry, onImport }: ReportProps) {
  const text = useText();
  const [outcome, setOutcome] = useState<Outcome | 'all'>('all');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { rows, notes } = report;
  const count = (value: Outcome) => rows.filter((row) => row.outcome === value).length;
  const counts = { added: count('added'), changed: count('changed'), same: count('same'), refused: count('refused') };
  const toWrite = counts.added + counts.changed;
  return (
    <section className={styles['report']} aria-labelledby="import-report">
      <h2 id="import-report" ref={heading} tabIndex={-1} className={styles['title']}>
        {text(isDryRun ? 'import.report.dryRun' : 'import.report.done')}
      </h2>
      <End report={report} />
      <p>{text(isDryRun ? 'import.counts.dryRun' : 'import.counts.done', counts)}</p>
      {notes.map((note) => (
        <p key={note} lang="en" dir="ltr">
          {note}
        </p>
      ))}
      <div className={styles['buttons']}>
        {isDryRun && report.end === 'whole' && toWrite > 0 ? (
          <Button onClick={onImport}>{text('import.run', { count: toWrite })}</Button>
        ) : null}
        <Button secondary onClick={onRetry}>
          {text('import.tryAgain')}
        </Button>
        {rows.length > 0 ? (
          <Button secondary onClick={() => saveFile('import-report.csv', 'text/csv', toReportFile(rows))}>
            {text('import.download')}
          </Button>
        ) : null}
      </div>
      {rows.length > 0 ? (
        <>
          <div className={styles['outcome']}>
            <SelectField
              id="outcome"
              label={text('import.filter')}
              value={outcome}
              onChange={({ target }) => setOutcome(importOutcomes.find((each) => each === target.value) ?? 'all')}
            >
              <option value="all">{text('import.filter.all', { count: rows.length })}</option>
              {importOutcomes.map((value) => (
                <option key={value} value={value}>
                  {text('import.filter.one', { outcome: text(`import.outcome.${value}`), count: counts[value] })}
                </option>
              ))}
            </SelectField>
          </div>
          <ReportTable key={outcome} rows={outcome === 'all' ? rows : rows.filter((row) => row.outcome === outcome)} />
        </>
      ) : null}
    </section>
  );
}

function End({ report: { end, problem, error } }: { readonly report: ImportReport }) {
  const text = useText();
  const getErrorText = useDecisionErrorText();
  if (end === 'whole') return null;
  return (
    <div className={list['error']} role="alert">
      <p>{text(`import.end.${end}`)}</p>
      {end === 'problem' ? (
        <p lang="en" dir="ltr">
          {problem}
        </p>
      ) : null}
      {end === 'failed' ? <p>{getErrorText(error)}</p> : null}
    </div>
  );
}
