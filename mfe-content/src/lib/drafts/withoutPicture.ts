import type { Version } from './Version';

/** Whether it has a picture that is on this device alone: some hundred kB, where a text has a few. */
export function hasPicture({ draft }: Version): boolean {
  const { cover } = draft.values;
  return typeof cover === 'object' && cover !== null && 'dataUrl' in cover;
}

/** The same version without it, for where it does not fit. */
export function withoutPicture(version: Version): Version {
  if (!hasPicture(version)) return version;
  const { draft } = version;
  return { ...version, draft: { ...draft, values: { ...draft.values, cover: null } }, bare: true };
}
