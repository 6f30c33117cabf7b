import { useState } from 'react';
import { Button } from '../components/Button';

interface CopyButtonProps {
  readonly value: string;
  readonly label: string;
  /** Status message after success. */
  readonly done: string;
  /** Status message where the device does not allow copying: it contains the value. */
  readonly failed: string;
}

/** Copies a text, and shows whether that succeeded. */
export function CopyButton({ value, label, done, failed }: CopyButtonProps) {
  const [result, setResult] = useState<{ readonly value: string; readonly copied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult({ value, copied: true });
    } catch {
      // No clipboard, or no permission to use it: the message below shows the text.
      setResult({ value, copied: false });
    }
  };
  // A result for an earlier text does not apply to this one.
  const current = result?.value === value ? result : undefined;
  return (
    <>
      <Button secondary onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{current ? (current.copied ? done : failed) : ''}</span>
    </>
  );
}
