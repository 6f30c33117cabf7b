import { useEffect, useRef, useState } from 'react';

/** The time after which a choice counts, in milliseconds. Readers pass options by keyboard, and often check several boxes. */
const SETTLE_TIME = 600;

/** @param onChoose called with `replace` if the value replaces an earlier choice of the same visit to the field */
export function useSettledChoice(chosen: string, onChoose: (value: string, replace: boolean) => void) {
  const [unsettled, setUnsettled] = useState<string>();
  /** The last choice of this visit to the field. Differs from `chosen` after going back or clearing the filter. */
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
