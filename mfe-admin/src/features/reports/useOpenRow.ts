import { useRef, useState } from 'react';

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
        // The form and then the whole row are removed, so move focus to the status.
        status.current?.focus();
      },
    }),
  };
}

export type OpenRow = ReturnType<ReturnType<typeof useOpenRow>['toRow']>;
