import { Button, currentLocale, formatLocale } from '@adp/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { getCover } from '../../../lib/forms/toFormValues';
import { fileSize } from '../../../lib/format/fileSize';
import type { CoverValue } from '../../../lib/forms/FormValues';
import { useText } from '../../../text';
import styles from './Fields.module.css';
import { shrinkCover, type CoverErrorCode } from './shrinkCover';
import { useFieldText } from './useFieldText';
import { fieldId, type FieldProps, useFieldValue } from './fieldBinding';

/** A field for a picture, which is resized before it is stored. Removing the picture keeps the description. */
export function CoverInput({ kind, field, error }: FieldProps) {
  const text = useText();
  const { getLabel, getHint } = useFieldText(kind);
  const { value = null, onChange } = useFieldValue(field.name);
  const [state, setState] = useState<'resting' | 'shrinking' | CoverErrorCode>('resting');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  // The number of the latest choice. The results of earlier choices are ignored, as are all results after unmounting.
  const latest = useRef(0);
  useEffect(() => {
    const files = latest;
    return () => {
      files.current += 1;
    };
  }, []);
  const cover = getCover({ cover: value });
  const shrinking = state === 'shrinking';
  const message = shrinking || state === 'resting' ? error : text(`write.cover.${state}`);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    latest.current += 1;
    const mine = latest.current;
    setState('shrinking');
    const shrunk = await shrinkCover(file);
    if (mine !== latest.current) return;
    if (typeof shrunk !== 'string') onChange(shrunk);
    setState(typeof shrunk === 'string' ? shrunk : 'resting');
  };
  const remove = () => {
    latest.current += 1;
    onChange(null);
    setState('resting');
    chooser.current?.focus();
  };

  return (
    <div className={styles['group']} role="group" aria-labelledby={`${id}-label`} aria-busy={shrinking}>
      <p id={`${id}-label`} className={styles['label']}>
        {getLabel(field)}
      </p>
      {cover ? <CoverPicture cover={cover} /> : null}
      <div className={styles['buttons']}>
        <Button
          ref={chooser}
          secondary
          id={fieldId(field)}
          aria-describedby={`${id}-error ${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {text(cover ? 'write.cover.change' : 'write.cover.choose')}
        </Button>
        {cover ? (
          <Button secondary onClick={remove}>
            {text('write.cover.remove')}
          </Button>
        ) : null}
        <p role="status">{shrinking ? text('write.cover.shrinking') : ''}</p>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-labelledby={`${id}-label`}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // Clear the input, so that choosing the same file again triggers a change event.
          currentTarget.value = '';
        }}
      />
      <div id={`${id}-error`} role="alert">
        {message ? <p className={styles['error']}>{message}</p> : null}
      </div>
      <p id={`${id}-hint`} className={styles['hint']}>
        {getHint(field)}
      </p>
    </div>
  );
}

function CoverPicture({ cover }: { readonly cover: CoverValue }) {
  const text = useText();
  const { width, height, bytes } = cover;
  return (
    <figure className={styles['picture']}>
      {/* The alternative text is empty, because the field below shows the description. */}
      <img
        src={'url' in cover ? cover.url : cover.dataUrl}
        alt=""
        width={width}
        height={height}
        decoding="async"
        referrerPolicy="no-referrer"
      />
      <figcaption className={styles['hint']}>
        {text('write.cover.facts', { width, height, size: fileSize(bytes, formatLocale(currentLocale())) })}
      </figcaption>
    </figure>
  );
}
