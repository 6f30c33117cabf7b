import { Button } from '@adp/shared-ui';
import { Dialog, DialogButtons } from '@adp/shared-ui/dialog';
import { useText } from '../../text';
import type { useLeaveWarning } from './useLeaveWarning';

export function LeaveDialog({ blocker }: { blocker: ReturnType<typeof useLeaveWarning> }) {
  const text = useText();
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={text('edit.leave')} onClose={() => blocker.reset()}>
      <p>{text('edit.leave.text')}</p>
      <DialogButtons>
        <Button onClick={() => blocker.reset()}>{text('edit.leave.stay')}</Button>
        <Button secondary onClick={() => blocker.proceed()}>
          {text('edit.leave.go')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
