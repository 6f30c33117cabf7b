import { useEffect, useRef, useState } from 'react';

/** How long after the last change a choice counts as made, in milliseconds: keys pass through options, hands tick several. */
const SETTLE_TIME = 600;

/**
 * The value of a field, whose choice is reported when it is made: at once, after a pause, or when the field is left.
 * @param chosen the value that the page shows
 * @param onChoose called with the value, and whether it replaces one of the same visit of the field
 */
export function useSettledChoice(chosen: string, onChoose: (value: string, replace: boolean) => void) {
  const [unsettled, setUnsettled] = useState<string>();
  /** The value of this visit of the field, which is no longer shown once the reader has gone back or cleared it. */
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
    /** Makes a choice at once. */
    choose,
    /** Changes the value, which is a choice after a pause. */
    change: setUnsettled,
    /** The reader leaves the field. */
    leave: () => {
      settle.current?.();
      lastChoice.current = undefined;
    },
  };
}
