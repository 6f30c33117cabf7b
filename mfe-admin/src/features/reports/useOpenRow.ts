import { useRef, useState } from 'react';

/** The one row of a list that is open to be decided about, and the status above the list, which has the focus after a decision. */
export function useOpenRow() {
  const [opened, setOpened] = useState<string>();
  const [isDone, setDone] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  return {
    isDone,
    status,
    /** What a row needs. */
    toRow: (id: string) => ({
      isOpen: opened === id,
      onToggle: () => {
        setOpened(opened === id ? undefined : id);
        setDone(false);
      },
      onDecided: () => {
        setOpened(undefined);
        setDone(true);
        // The form goes, and the row after it.
        status.current?.focus();
      },
    }),
  };
}

/** As `useOpenRow` gives it to a row. */
export type OpenRow = ReturnType<ReturnType<typeof useOpenRow>['toRow']>;
