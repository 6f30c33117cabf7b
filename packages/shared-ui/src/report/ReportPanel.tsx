import { useState } from 'react';
import { Button } from '../components/Button';
import { ReportDialog } from './ReportDialog';

type ReportPanelProps = Omit<Parameters<typeof ReportDialog>[0], 'onClose'> & {
  /** It is the reader's own: there is nothing to report. */
  readonly isMine: boolean;
};

/** The place of a report on a page: its dialog, open from the start, and a way to open it again. */
export function ReportPanel({ isMine, ...dialog }: ReportPanelProps) {
  const [isOpen, setOpen] = useState(!isMine);
  if (isMine) return <p>{dialog.word('own')}</p>;
  return (
    <>
      <Button secondary onClick={() => setOpen(true)}>
        {dialog.word('open')}
      </Button>
      {isOpen ? <ReportDialog {...dialog} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
