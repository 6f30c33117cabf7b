import { useState } from 'react';

/** Whether what is wrong with a form's fields is shown: from the first attempt to send on, until it can be sent. */
interface Checks {
  readonly shown: boolean;
  /** How often something was wrong: each time takes the keyboard to the summary. */
  readonly count: number;
  /** Notes an attempt to send; gives back whether it may go out. */
  readonly pass: (sound: boolean) => boolean;
}

/** Checks of a form's fields before anything is sent. */
export function useChecks(): Checks {
  const [state, setState] = useState({ shown: false, count: 0 });
  return {
    ...state,
    pass: (sound) => {
      setState(({ count }) => ({ shown: !sound, count: sound ? count : count + 1 }));
      return sound;
    },
  };
}
