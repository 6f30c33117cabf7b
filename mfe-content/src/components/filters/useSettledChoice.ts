import { useEffect, useRef, useState } from 'react';

/**
 * Delay from the last change until a choice is reported, in milliseconds. Readers pass options by keyboard, and often check
 * several boxes.
 */
const SETTLE_TIME = 600;

/**
 * Manages the choice in a field, and reports it immediately, after a pause, or when the reader leaves the field.
 * @param chosen the value that the page shows
 * @param onChoose called with the value; `replace` is true if the value replaces an earlier choice of the same visit to the
 * field
 */
export function useSettledChoice(chosen: string, onChoose: (value: string, replace: boolean) => void) {
  const [unsettled, setUnsettled] = useState<string>();
  /**
   * The last value chosen in this visit to the field. Differs from `chosen` after the reader goes back or clears the filter.
   */
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
    /** Changes the value, and reports it as a choice after `SETTLE_TIME`. */
    change: setUnsettled,
    /** Reports the pending choice. Call when the reader leaves the field. */
    leave: () => {
      settle.current?.();
      lastChoice.current = undefined;
    },
  };
}
