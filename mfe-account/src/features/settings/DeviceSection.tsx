import { Choice, ChoiceGroup } from '@adp/shared-ui/forms';
import { useEffect, useState } from 'react';
import {
  clearStored,
  keepSaveData,
  keepToastTime,
  readSaveData,
  readToastTime,
  storedParts,
  toastTimes,
  type StoredGroup,
} from '../../lib/settings/deviceStorage';
import { useText } from '../../text';
import { Alert } from './Faults';
import { Section, Status } from './Section';
import styles from './Settings.module.css';
import { type Stored, StoredHere } from './StoredHere';

/** What holds in this browser alone, and what the site stores in it. */
export function DeviceSection() {
  const text = useText();
  const [kept, setKept] = useState(readKept);
  const { stored, readAgain } = useStored();
  const [refused, setRefused] = useState(0);
  const [said, setSaid] = useState('');
  const keep = (could: boolean) => {
    setKept(readKept());
    readAgain();
    setRefused(could ? 0 : refused + 1);
    setSaid(could ? text('settings.device.kept') : '');
  };
  const clear = async (group: Exclude<StoredGroup, 'session'>) => {
    await clearStored(group);
    setKept(readKept());
    readAgain();
    setSaid(text('settings.device.cleared', { group: text(`settings.device.${group}`) }));
  };
  return (
    <Section id="device">
      <p className={styles['text']}>{text('settings.device.why')}</p>
      {refused > 0 ? (
        <Alert attempt={refused}>
          <p>{text('settings.device.notKept')}</p>
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
                ? text('settings.device.keep')
                : text('settings.device.seconds', { seconds: Number(time) / 1_000 })
            }
            checked={kept.toastTime === time}
            onChange={() => keep(keepToastTime(time))}
          />
        ))}
      </ChoiceGroup>
      <Choice
        name="saveData"
        label={text('settings.device.saveData')}
        hint={text('settings.device.saveData.why')}
        checked={kept.saveData}
        onChange={(event) => keep(keepSaveData(event.target.checked))}
      />
      <Status>{said}</Status>
      <StoredHere stored={stored} onClear={(group) => void clear(group)} />
    </Section>
  );
}

/** The choices, as the browser has them now. */
function readKept() {
  return { toastTime: readToastTime(), saveData: readSaveData() };
}

/** What is stored, as it was when it was last read. */
function useStored() {
  const [stored, setStored] = useState<Stored>();
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let latest = true;
    void storedParts().then((parts) => {
      if (latest) setStored({ parts });
    });
    return () => {
      latest = false;
    };
  }, [reads]);
  return { stored, readAgain: () => setReads((before) => before + 1) };
}
