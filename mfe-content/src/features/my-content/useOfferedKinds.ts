import { useLoaded } from '@adp/shared-ui';
import { readEditorRights } from '../../api/editing';
import { memberKinds, type Kind, writtenKinds } from '../../lib/kinds';

export function useOfferedKinds(): readonly Kind[] {
  const { part: rights } = useLoaded(readEditorRights);
  return rights ? writtenKinds : memberKinds;
}
