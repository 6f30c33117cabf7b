import { changeSaves, press, useIsSaved } from './deviceSaves';
import type { SaveDetails } from './mergeSaves';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  /** The item's path, such as `opportunities/a1`. */
  readonly item: string;
  /** The item as shown. The device stores its title, language and dates. */
  readonly source: object;
  /** Name of the button, such as "Save: Continental strategy". */
  readonly label: string;
  /** Visible text. Without it, the button shows only its icon. */
  readonly text?: string | undefined;
  /** Called if the device cannot store the save. */
  readonly onFailed: () => void;
}

/** Button that saves an item on this device, or removes it again. It sends no request, and needs no account. */
export function SaveButton({ item, source, label, text, onFailed }: SaveButtonProps) {
  const isSaved = useIsSaved(item);
  const toggle = () => {
    const details = toPlainFields(source);
    if (!changeSaves((saves) => ({ ...saves, [item]: press(saves[item], { saved: !saves[item]?.saved, details }) })))
      onFailed();
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

/**
 * Returns the fields of an item without lists and objects, and with dates as texts. The list of saved items later reduces them to
 * those that it shows (`toSaveDetails`).
 */
const toPlainFields = (item: object): SaveDetails =>
  JSON.parse(
    JSON.stringify(item, (name, value: unknown) => (name && typeof value === 'object' ? undefined : value)),
  ) as SaveDetails;
