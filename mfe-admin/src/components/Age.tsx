import { getAge } from '../lib/age';
import { useText } from '../text';

/** For how long something has waited; the exact time is in the element. */
export function Age({ since }: { readonly since: Date }) {
  const text = useText();
  return <time dateTime={since.toISOString()}>{text('age', { ...getAge(since, new Date()) })}</time>;
}
