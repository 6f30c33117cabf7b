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
      setResult({ value, copied: false });
    }
  };
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
