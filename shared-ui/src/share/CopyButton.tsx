import { useState } from 'react';
import { Button } from '../components/Button';

interface CopyButtonProps {
  readonly value: string;
  readonly label: string;
  /** Said when it is done. */
  readonly done: string;
  /** Said where the device does not let a page copy: it holds the value itself. */
  readonly failed: string;
}

/** Copies a text, and says whether it did. */
export function CopyButton({ value, label, done, failed }: CopyButtonProps) {
  const [result, setResult] = useState<{ readonly value: string; readonly copied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult({ value, copied: true });
    } catch {
      // No clipboard, or no leave to use it: the words below say so and show the text.
      setResult({ value, copied: false });
    }
  };
  // What was copied before the text changed says nothing of this one.
  const current = result?.value === value ? result : undefined;
  return (
    <>
      <Button quiet onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{current ? (current.copied ? done : failed) : ''}</span>
    </>
  );
}
