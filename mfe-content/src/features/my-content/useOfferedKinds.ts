import { useLoaded } from '@adp/shared-ui';
import { readEditorRights } from '../../api/editing';
import { memberKinds, type Kind, writtenKinds } from '../../lib/kinds';

/** The kinds that the member writes: who has no role is not told of what only others write. */
export function useOfferedKinds(): readonly Kind[] {
  const { part: rights } = useLoaded(readEditorRights);
  return rights ? writtenKinds : memberKinds;
}
