import { useEffect } from 'react';
import { resumeOutbox } from '../../resumeOutbox';
import { outbox } from './outbox';

/** Sends what waits while the component is shown, and afterwards on whatever page the member goes on to. */
export function useOutbox(): void {
  useEffect(() => {
    const stop = outbox.start();
    return () => {
      stop();
      resumeOutbox();
    };
  }, []);
}
