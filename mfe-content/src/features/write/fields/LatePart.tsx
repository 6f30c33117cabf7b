import { useLoaded } from '@adp/shared-ui';
import { LoadError } from '../../../components/states/LoadError';
import type { FieldProps } from './fieldBinding';

// Load these inputs separately, because only one kind uses them.
const loadFiles = () => import(/* webpackChunkName: "write-files" */ '../files/FilesInput');
const loadReference = () => import(/* webpackChunkName: "write-files" */ './ReferenceInput');

export function LateFilesInput(props: FieldProps) {
  const { part, failed, retry } = useLoaded(loadFiles);
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  return part ? <part.FilesInput {...props} /> : null;
}

export function LateReferenceInput(props: FieldProps) {
  const { part, failed, retry } = useLoaded(loadReference);
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  return part ? <part.ReferenceInput {...props} /> : null;
}
