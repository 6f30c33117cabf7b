import { useEffect } from 'react';
import { resumeOutbox } from '../../resumeOutbox';
import { outbox } from './outbox';

/** Sends waiting drafts while the component is mounted. Later pages continue. */
export function useOutbox(): void {
  useEffect(() => {
    const stop = outbox.start();
    return () => {
      stop();
      resumeOutbox();
    };
  }, []);
}
