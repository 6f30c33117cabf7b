import { getAge } from '../lib/age';
import { useText } from '../text';

/** Shows how long something has waited. The element has the exact time. */
export function Age({ since }: { readonly since: Date }) {
  const text = useText();
  return <time dateTime={since.toISOString()}>{text('age', { ...getAge(since, new Date()) })}</time>;
}
