import { useState } from 'react';
import { Button } from '@adp/shared-ui';
import { googleCalendarUrl, outlookCalendarUrl, type CalendarEntry } from '@adp/shared-ui/calendar';
import { saveFile } from '@adp/shared-ui/download';
import { useText } from '../../text';
import styles from './Actions.module.css';

const services = [
  ['Google Calendar', googleCalendarUrl],
  ['Outlook', outlookCalendarUrl],
] as const;

export function CalendarMenu({
  entry,
  fileName,
  save = saveFile,
}: {
  entry: CalendarEntry;
  fileName: string;
  save?: typeof saveFile;
}) {
  const text = useText();
  const [failed, setFailed] = useState(false);
  const saveEntry = async () => {
    try {
      const { toCalendarFile } = await import(/* webpackChunkName: "calendar-file" */ '@adp/shared-ui/calendar-file');
      setFailed(false);
      save(`${fileName}.ics`, 'text/calendar', toCalendarFile(entry, new Date()));
    } catch {
      // The code that creates the file did not load. The status message reports the failure, and the button tries again.
      setFailed(true);
    }
  };
  return (
    <>
      <Button onClick={() => void saveEntry()}>{text('calendar.file')}</Button>
      <span role="status">{failed ? text('calendar.error') : ''}</span>
      <ul className={styles['links']}>
        {services.map(([name, address]) => (
          <li key={name}>
            <a
              className={styles['link']}
              href={address(entry)}
              target="_blank"
              rel="noopener noreferrer"
              translate="no"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
