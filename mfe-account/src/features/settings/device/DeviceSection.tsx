import { saveData, savesData } from '@adp/shared-ui';
import { Choice, ChoiceGroup } from '@adp/shared-ui/forms';
import { useEffect, useState } from 'react';
import { useText } from '../../../text';
import { Alert } from '../SettingsErrors';
import { Section, Status } from '../Section';
import styles from '../Settings.module.css';
import {
  clearStored,
  saveToastTime,
  readToastTime,
  readStoredParts,
  toastTimes,
  type ClearedGroup,
} from './deviceStorage';
import { type Stored, StoredData } from './StoredData';

export function DeviceSection() {
  const text = useText();
  const [choices, setChoices] = useState(readChoices);
  const { stored, readAgain } = useStored();
  const [failures, setFailures] = useState(0);
  const [status, setStatus] = useState('');
  const applyResult = (isStored: boolean) => {
    setChoices(readChoices());
    readAgain();
    setFailures(isStored ? 0 : failures + 1);
    setStatus(isStored ? text('settings.device.saved') : '');
  };
  const clear = async (group: ClearedGroup) => {
    await clearStored(group);
    // Reset data saver, because its stored setting has been cleared.
    if (group === 'settings') saveData(undefined);
    setChoices(readChoices());
    readAgain();
    setStatus(text('settings.device.cleared', { group: text(`settings.device.${group}`) }));
  };
  return (
    <Section id="device">
      <p className={styles['text']}>{text('settings.device.why')}</p>
      {failures > 0 ? (
        <Alert cause={failures}>
          <p>{text('settings.device.notSaved')}</p>
        </Alert>
      ) : null}
      <ChoiceGroup legend={text('settings.device.toast')}>
        {toastTimes.map((time) => (
          <Choice
            key={time}
            type="radio"
            name="toastTime"
            label={
              time === 'keep'
                ? text('settings.device.untilClosed')
                : text('settings.device.seconds', { seconds: Number(time) / 1_000 })
            }
            checked={choices.toastTime === time}
            onChange={() => applyResult(saveToastTime(time))}
          />
        ))}
      </ChoiceGroup>
      <Choice
        name="saveData"
        label={text('settings.device.saveData')}
        hint={text('settings.device.saveData.why')}
        checked={choices.saveData}
        onChange={(event) => applyResult(saveData(event.target.checked))}
      />
      <Status>{status}</Status>
      <StoredData stored={stored} onClear={(group) => void clear(group)} />
    </Section>
  );
}

function readChoices() {
  return { toastTime: readToastTime(), saveData: savesData() };
}

function useStored() {
  const [stored, setStored] = useState<Stored>();
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let latest = true;
    void readStoredParts().then((parts) => {
      if (latest) setStored({ parts });
    });
    return () => {
      latest = false;
    };
  }, [reads]);
  return { stored, readAgain: () => setReads((before) => before + 1) };
}
