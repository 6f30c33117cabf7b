import { useLoaded } from '@adp/shared-ui';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadError } from '../../../components/states/LoadError';
import type { FieldValue } from '../../../lib/forms/FormValues';
import { getText } from '../../../lib/forms/toFormValues';
import { useText } from '../../../text';
import styles from './MarkdownToolbar.module.css';

/** Shares the chunk of the preview of the whole item, which contains the Markdown parser. */
const loadBody = () => import(/* webpackChunkName: "write-preview" */ './BodyPreview');

interface FieldPreviewProps {
  readonly name: string;
  /** The language of the typed text. Defaults to the form's language. */
  readonly lang: string | undefined;
}

/** The text of a Markdown field as readers see it, while the member types. */
export function FieldPreview({ name, lang }: FieldPreviewProps) {
  const text = useText();
  const { part, failed, retry } = useLoaded(loadBody);
  const typed = useWatch({ name, compute: (value: FieldValue) => getText(value) });
  const formLang = useWatch({ name: 'lang', compute: (value: FieldValue) => getText(value) });
  // Defer the preview, so that it does not slow down typing.
  const body = useDeferredValue(typed);
  return (
    <section className={styles['preview']} aria-label={text('write.format.preview')} tabIndex={0}>
      {failed ? <LoadError code="unavailable" what="part" onRetry={retry} /> : null}
      {part ? <part.BodyPreview body={body} lang={lang ?? (formLang || 'en')} /> : null}
    </section>
  );
}
