import { useText } from '../../text';

export function ReaderTime({ local, name, offset }: { local: string; name: string; offset: string }) {
  const text = useText();
  return <p>{text('detail.readerTime', { time: local, zone: name, offset })}</p>;
}
