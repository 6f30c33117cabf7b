import { useText } from '../../text';

/** A time on the reader's clock, below the local time of the event. */
export function ReaderTime({ local, name, offset }: { local: string; name: string; offset: string }) {
  const text = useText();
  return <p>{text('detail.readerTime', { time: local, zone: name, offset })}</p>;
}
