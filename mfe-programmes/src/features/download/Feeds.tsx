import { kindNames } from '@adp/shared-data/content';
import { calendarFilePath, feedPath, isCalendarKind } from '@adp/shared-data/lists';
import { useText } from '../../text';
import { FileRows } from './FileRows';

/** The feeds of all kinds, and the calendars of events and deadlines. */
export function Feeds() {
  const text = useText();
  return (
    <FileRows
      id="feed"
      rows={kindNames.map((kind) => ({
        name: text(`charts.kind.${kind}`),
        files: [
          { href: feedPath(kind), label: text('download.feed') },
          ...(isCalendarKind(kind) ? [{ href: calendarFilePath(kind), label: text(`download.calendar.${kind}`) }] : []),
        ],
      }))}
    />
  );
}
