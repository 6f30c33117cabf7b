import type { Handling, HandlingChange } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { useGetMemberQuery } from '../store/adminApi';
import { useText } from '../text';

interface AssignButtonProps {
  readonly uid: string;
  readonly handling: Handling;
  readonly isLoading: boolean;
  readonly onHandle: (change: HandlingChange) => void;
  readonly describedBy?: string;
}

export function AssignButton({ uid, handling, isLoading, onHandle, describedBy }: AssignButtonProps) {
  const text = useText();
  const { data: member } = useGetMemberQuery(uid);
  const name = member?.item.name;
  const isMine = handling.assignedTo === uid;
  return (
    <Button
      secondary
      aria-disabled={isLoading || name === undefined}
      aria-describedby={describedBy}
      onClick={() => {
        if (!isLoading && name !== undefined) onHandle({ assignTo: isMine ? null : { uid, name } });
      }}
    >
      {text(isMine ? 'handling.unassign' : 'handling.assign')}
    </Button>
  );
}
