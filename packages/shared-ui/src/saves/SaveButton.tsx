import { changeSaves, press, readSaves, useIsSaved } from './deviceSaves';
import type { SaveDetails } from './mergeSaves';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  readonly item: string;
  /** The item as shown. The device stores its title, language and dates. */
  readonly source: object;
  readonly label: string;
  readonly text?: string | undefined;
  readonly onFailed: () => void;
  /** Called after the device has saved or removed the item. */
  readonly onChanged?: (isSaved: boolean) => void;
}

/** Button that saves an item on this device, or removes it again. It sends no request, and needs no account. */
export function SaveButton({ item, source, label, text, onFailed, onChanged }: SaveButtonProps) {
  const isSaved = useIsSaved(item);
  const toggle = () => {
    const details = toPlainFields(source);
    const saved = !readSaves()[item]?.saved;
    if (changeSaves((saves) => ({ ...saves, [item]: press(saves[item], { saved, details }) }))) onChanged?.(saved);
    else onFailed();
  };
  return (
    <button className={styles['save']} type="button" aria-pressed={isSaved} onClick={toggle}>
      <svg viewBox="0 0 16 20" aria-hidden="true">
        <path d="M2 1h12v17l-6-5-6 5z" />
      </svg>
      {text ? <span aria-hidden="true">{text}</span> : null}
      <span className={styles['label']}>{label}</span>
    </button>
  );
}

const toPlainFields = (item: object): SaveDetails =>
  JSON.parse(
    JSON.stringify(item, (name, value: unknown) => (name && typeof value === 'object' ? undefined : value)),
  ) as SaveDetails;
