import { rememberChange } from '@adp/shared-data/client';
import { useEffect, useRef, useState } from 'react';
import { adminData } from '../../api/adminData';
import { ImportForm, type ImportInput } from './ImportForm';
import { Progress } from './Progress';
import { Report } from './Report';
import { getRepeated, type ImportProgress, type ImportReport, runImport } from './runImport';

type Phase =
  | { readonly name: 'form' }
  | { readonly name: 'working'; readonly isDryRun: boolean; readonly progress: ImportProgress | undefined }
  | { readonly name: 'report'; readonly isDryRun: boolean; readonly report: ImportReport };

export function Import() {
  const [phase, setPhase] = useState<Phase>({ name: 'form' });
  const [input, setInput] = useState<ImportInput>();
  const aborter = useRef<AbortController>(undefined);
  // Leaving the page cancels the import after the part that is being sent.
  useEffect(() => () => aborter.current?.abort(), []);

  const run = async ({ source, ...request }: ImportInput, dryRun?: ImportReport) => {
    const isDryRun = dryRun === undefined;
    setPhase({ name: 'working', isDryRun, progress: undefined });
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    const { importPart } = await adminData().review();
    const report = await runImport({
      source,
      request: { ...request, isDryRun, run: newRun() },
      ...(dryRun && { repeated: getRepeated(dryRun.rows) }),
      send: importPart,
      onProgress: (progress) => setPhase({ name: 'working', isDryRun, progress }),
      signal,
    });
    if (!isDryRun) rememberChange();
    setPhase({ name: 'report', isDryRun, report });
  };

  return (
    <>
      <ImportForm
        isPending={phase.name === 'working'}
        onChange={() => setPhase((now) => (now.name === 'working' ? now : { name: 'form' }))}
        onSubmit={async (next) => {
          setInput(next);
          await run(next);
        }}
      />
      {phase.name === 'working' ? (
        <Progress isDryRun={phase.isDryRun} progress={phase.progress} onCancel={() => aborter.current?.abort()} />
      ) : null}
      {phase.name === 'report' && input ? (
        <Report
          key={String(phase.isDryRun)}
          isDryRun={phase.isDryRun}
          report={phase.report}
          onRetry={() => void run(input)}
          onImport={() => void run(input, phase.report)}
        />
      ) : null}
    </>
  );
}

function newRun(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
