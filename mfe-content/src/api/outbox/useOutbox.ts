import { useEffect } from 'react';
import { resumeOutbox } from '../../resumeOutbox';
import { outbox } from './outbox';

/**
 * Sends waiting drafts while the component is mounted. If drafts are still waiting when it unmounts, later pages continue to
 * send them.
 */
export function useOutbox(): void {
  useEffect(() => {
    const stop = outbox.start();
    return () => {
      stop();
      resumeOutbox();
    };
  }, []);
}
