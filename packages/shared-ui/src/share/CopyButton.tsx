import { useState } from 'react';
import { Button } from '../components/Button';

interface CopyButtonProps {
  readonly value: string;
  readonly label: string;
  readonly done: string;
  /** Status message that contains the value, shown if the device does not allow copying. */
  readonly failed: string;
}

export function CopyButton({ value, label, done, failed }: CopyButtonProps) {
  const [result, setResult] = useState<{ readonly value: string; readonly copied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult({ value, copied: true });
    } catch {
      // If there is no clipboard or no permission, the message shows the text.
      setResult({ value, copied: false });
    }
  };
  // Ignore the result for an earlier value.
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
