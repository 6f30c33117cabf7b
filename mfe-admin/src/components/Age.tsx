import { getAge } from '../lib/age';
import { useText } from '../text';

export function Age({ since }: { readonly since: Date }) {
  const text = useText();
  return <time dateTime={since.toISOString()}>{text('age', { ...getAge(since, new Date()) })}</time>;
}
