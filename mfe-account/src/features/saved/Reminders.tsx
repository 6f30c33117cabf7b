import { reminderDays } from '@adp/shared-data/alerts';
import { changeSaves, press } from '@adp/shared-ui/saves';
import { useText } from '../../text';
import styles from './SavedPage.module.css';
import type { SavedRow } from './savedRows';

export function Reminders({ row: { item, save }, title }: { readonly row: SavedRow; readonly title: string }) {
  const text = useText();
  const { reminders = reminderDays } = save;
  const toggle = (days: number) => {
    const next = reminderDays.filter((each) => (each === days) !== reminders.includes(each));
    changeSaves((saves) => ({ ...saves, [item]: press(saves[item] ?? save, { reminders: next }) }));
  };
  return (
    <fieldset className={styles['reminders']} aria-label={text('saved.named', { action: text('saved.remind'), title })}>
      <legend className={styles['legend']}>{text('saved.remind')}</legend>
      {reminderDays.map((days) => (
        <label key={days} className={styles['reminder']}>
          <input type="checkbox" checked={reminders.includes(days)} onChange={() => toggle(days)} />
          <span>{text('saved.remind.days', { days })}</span>
        </label>
      ))}
    </fieldset>
  );
}
