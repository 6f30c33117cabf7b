import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { faultsOf } from '../../lib/forms/faultsOf';
import type { FormValues } from '../../lib/forms/FormValues';
import type { WrittenKind } from '../../lib/kinds';
import { fieldId } from './fields/fieldId';
import { useFaultText } from './fields/useFaultText';

/** Something wrong, worded, at the element of this id. */
export interface ShownFault {
  readonly field: string;
  readonly text: string;
}

export interface Faults {
  readonly shown: readonly ShownFault[];
  /** How often the form was tried. */
  readonly attempt: number;
  /** Judges the form as it stands; gives whether it may be sent. */
  readonly judge: (to: 'published' | 'draft') => boolean;
}

/** A pause in typing before a form that was tried is judged anew, in milliseconds. */
const PAUSE = 300;
const none: readonly ShownFault[] = [];

interface Judged {
  readonly kind: WrittenKind;
  readonly form: UseFormReturn<FormValues>;
  /** Whether the item has been shown before. */
  readonly published: boolean;
}

/** What is wrong with the form: said when it is tried, and kept true while it is mended. */
export function useFaults({ kind, form, published }: Judged): Faults {
  const word = useFaultText(kind);
  const [shown, setShown] = useState(none);
  const [tried, setTried] = useState<{ readonly attempt: number; readonly to: 'published' | 'draft' }>();
  const find = useCallback(
    (to: 'published' | 'draft') => {
      const values = form.getValues();
      return faultsOf(kind, values, { now: new Date(), first: to === 'published' && !published }).map((fault) => ({
        field: fieldId(fault.field, fault.place),
        text: word(fault, values),
      }));
    },
    [form, kind, published, word],
  );
  const look = useRef(find);
  useEffect(() => {
    look.current = find;
  });
  const to = tried?.to;
  useEffect(() => {
    if (!to) return undefined;
    let clock: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(clock);
      clock = setTimeout(() => setShown((before) => unlessSame(before, look.current(to))), PAUSE);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: again });
    return () => {
      stop();
      clearTimeout(clock);
    };
  }, [form, to]);
  return {
    shown,
    attempt: tried?.attempt ?? 0,
    judge: (wanted) => {
      const found = find(wanted);
      setTried({ attempt: (tried?.attempt ?? 0) + 1, to: wanted });
      setShown(found.length > 0 ? found : none);
      return found.length === 0;
    },
  };
}

function unlessSame(before: readonly ShownFault[], found: readonly ShownFault[]): readonly ShownFault[] {
  return JSON.stringify(before) === JSON.stringify(found) ? before : found;
}
