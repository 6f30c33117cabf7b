import { useText } from '../../text';

/** A time in the reader's time zone, shown below the local time. */
export function ReaderTime({ local, name, offset }: { local: string; name: string; offset: string }) {
  const text = useText();
  return <p>{text('detail.readerTime', { time: local, zone: name, offset })}</p>;
}
