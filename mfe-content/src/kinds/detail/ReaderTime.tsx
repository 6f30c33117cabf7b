import { useText } from '../../text';

/** A time on the reader's clock, below the same on the clock of its place. */
export function ReaderTime({ local, name, offset }: { local: string; name: string; offset: string }) {
  const text = useText();
  return <p>{text('detail.readerTime', { time: local, zone: name, offset })}</p>;
}
