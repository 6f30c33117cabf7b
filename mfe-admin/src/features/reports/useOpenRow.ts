import { useRef, useState } from 'react';

/** Returns the state of the open row of a list, and the status above the list, which receives focus after a decision. */
export function useOpenRow() {
  const [opened, setOpened] = useState<string>();
  const [isDone, setDone] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  return {
    isDone,
    status,
    toRow: (id: string) => ({
      isOpen: opened === id,
      onToggle: () => {
        setOpened(opened === id ? undefined : id);
        setDone(false);
      },
      onDecided: () => {
        setOpened(undefined);
        setDone(true);
        // The form is removed, and then the row.
        status.current?.focus();
      },
    }),
  };
}

/** The props of a row from `useOpenRow`. */
export type OpenRow = ReturnType<ReturnType<typeof useOpenRow>['toRow']>;
