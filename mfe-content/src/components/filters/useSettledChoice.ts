import { useEffect, useRef, useState } from 'react';

/** Time from the last change until a choice is reported, in milliseconds. Keys pass through options, and readers tick several boxes. */
const SETTLE_TIME = 600;

/**
 * Reports the choice in a field: at once, after a pause, or when the reader leaves the field.
 * @param chosen the value that the page shows
 * @param onChoose called with the value; the second argument is true if it replaces one of the same visit to the field
 */
export function useSettledChoice(chosen: string, onChoose: (value: string, replace: boolean) => void) {
  const [unsettled, setUnsettled] = useState<string>();
  /** The value of this visit to the field. It no longer matches after "back" or clearing the filter. */
  const lastChoice = useRef<string>(undefined);
  const choose = (value: string) => {
    setUnsettled(undefined);
    if (value === chosen) return;
    onChoose(value, lastChoice.current === chosen);
    lastChoice.current = value;
  };
  const settle = useRef<() => void>(undefined);
  useEffect(() => {
    settle.current = () => unsettled !== undefined && choose(unsettled);
  });
  useEffect(() => {
    if (unsettled === undefined) return undefined;
    const timer = setTimeout(() => settle.current?.(), SETTLE_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [unsettled]);
  return {
    value: unsettled ?? chosen,
    /** Reports a choice at once. */
    choose,
    /** Changes the value, which becomes a choice after a pause. */
    change: setUnsettled,
    /** Reports the choice when the reader leaves the field. */
    leave: () => {
      settle.current?.();
      lastChoice.current = undefined;
    },
  };
}
