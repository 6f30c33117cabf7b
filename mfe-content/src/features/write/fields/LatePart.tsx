import { useLoaded } from '@adp/shared-ui';
import { LoadError } from '../../../components/states/LoadError';
import type { FieldProps } from './fieldBinding';

// Of one kind alone: other forms do without their code.
const loadFiles = () => import(/* webpackChunkName: "write-files" */ '../files/FilesInput');
const loadReference = () => import(/* webpackChunkName: "write-files" */ './ReferenceInput');

/** The files of an item. */
export function LateFilesInput(props: FieldProps) {
  const { part, failed, retry } = useLoaded(loadFiles);
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  return part ? <part.FilesInput {...props} /> : null;
}

/** Another item of the kind. */
export function LateReferenceInput(props: FieldProps) {
  const { part, failed, retry } = useLoaded(loadReference);
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  return part ? <part.ReferenceInput {...props} /> : null;
}
