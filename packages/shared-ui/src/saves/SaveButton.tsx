import { changeSaves, press, readSaves, useIsSaved } from './deviceSaves';
import type { SaveDetails } from './mergeSaves';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  readonly item: string;
  /** The item as shown. The device stores its title, language and dates. */
  readonly source: object;
  /** The name of a button that shows only its icon. */
  readonly label: string;
  /** Returns the visible text in each state. Without it, the button shows only its icon. */
  readonly toText?: ((isSaved: boolean) => string) | undefined;
  readonly onFailed: () => void;
  /** Called after the device has saved or removed the item. */
  readonly onChanged?: (isSaved: boolean) => void;
}

/**
 * Button that saves an item on this device, or removes it again. It sends no request, and needs no account.
 *
 * With only an icon, it is a toggle button: `aria-pressed` changes, its name does not. A visible text changes with the
 * state and is the button's name, so there is no `aria-pressed` (https://www.w3.org/WAI/ARIA/apg/patterns/button/).
 */
export function SaveButton({ item, source, label, toText, onFailed, onChanged }: SaveButtonProps) {
  const isSaved = useIsSaved(item);
  const toggle = () => {
    const details = toPlainFields(source);
    const saved = !readSaves()[item]?.saved;
    if (changeSaves((saves) => ({ ...saves, [item]: press(saves[item], { saved, details }) }))) onChanged?.(saved);
    else onFailed();
  };
  return (
    <button className={styles['save']} type="button" aria-pressed={toText ? undefined : isSaved} onClick={toggle}>
      <svg viewBox="0 0 16 20" fill={isSaved ? 'currentColor' : 'none'} aria-hidden="true">
        <path d="M2 1h12v17l-6-5-6 5z" />
      </svg>
      {toText ? <span>{toText(isSaved)}</span> : <span className={styles['label']}>{label}</span>}
    </button>
  );
}

const toPlainFields = (item: object): SaveDetails =>
  JSON.parse(
    JSON.stringify(item, (name, value: unknown) => (name && typeof value === 'object' ? undefined : value)),
  ) as SaveDetails;
