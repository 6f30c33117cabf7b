import { useState } from 'react';
import { Button } from '../components/Button';
import { ReportDialog } from './ReportDialog';

type ReportPanelProps = Omit<Parameters<typeof ReportDialog>[0], 'onClose'> & {
  readonly isMine: boolean;
};

/** Report dialog that is open initially, and a button that opens it again. */
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
