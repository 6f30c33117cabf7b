import { currentLocale, formatLocale, Button } from '@adp/shared-ui';
import { numberFormat } from '@adp/shared-ui/format';
import { MAX_FILE_BYTES, openPicture, PictureError } from '@adp/shared-ui/picture';
import { useId, useRef, useState, type ComponentType } from 'react';
import { useText } from '../../text';
import type { Picture } from './profileForm';
import type { PictureCropperProps } from './PictureCropper';
import styles from './PictureField.module.css';
import { Portrait } from './Portrait';

const loadCropper = () =>
  import(/* webpackChunkName: "picture-cutter" */ './PictureCropper').catch(() => {
    throw new MissingPart();
  });

/** Thrown if the cropper's code fails to load. The picture itself may be valid. */
class MissingPart extends Error {}

interface PictureFieldProps {
  readonly name: string;
  readonly value: Picture | null;
  readonly onChange: (picture: Picture | null) => void;
  /** The uploaded fraction, from 0 to 1. Undefined when no upload is running. */
  readonly progress?: number | undefined;
  readonly mayUpload: boolean;
  readonly error?: string | undefined;
}

export function PictureField({ name, value, onChange, progress, mayUpload, error }: PictureFieldProps) {
  const text = useText();
  const [source, setSource] = useState<string>();
  const [fileError, setFileError] = useState<PictureError['code'] | 'missingPart'>();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [labelId, errorId] = [useId(), useId()];
  const [Cropper, setCropper] = useState<ComponentType<PictureCropperProps>>();
  const open = async (file: File | undefined) => {
    if (!file) return;
    setFileError(undefined);
    try {
      const [part, picture] = await Promise.all([loadCropper(), openPicture(file)]);
      setCropper(() => part.PictureCropper);
      setSource(picture);
    } catch (error) {
      if (error instanceof MissingPart) setFileError('missingPart');
      else setFileError(error instanceof PictureError ? error.code : 'unreadable');
    }
  };
  const close = () => {
    setSource(undefined);
    chooser.current?.focus();
  };
  const shown = value && ('url' in value ? value.url : value.dataUrl);
  return (
    <div className={styles['field']} role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles['label']}>
        {text('picture.label')}
      </p>
      <div className={styles['row']}>
        <Portrait name={name} image={shown} size={96} />
        <div className={styles['buttons']}>
          {mayUpload ? (
            <Button
              ref={chooser}
              secondary
              id="picture"
              {...(error ? { 'aria-describedby': errorId } : {})}
              onClick={() => input.current?.click()}
            >
              {text(value ? 'picture.change' : 'picture.choose')}
            </Button>
          ) : null}
          {value ? (
            <Button secondary onClick={() => onChange(null)}>
              {text('picture.remove')}
            </Button>
          ) : null}
        </div>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-labelledby={labelId}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          // Clear the input, so that the member can choose the same file again.
          currentTarget.value = '';
        }}
      />
      {mayUpload ? (
        <p className={styles['hint']}>{text('picture.hint')}</p>
      ) : (
        <p id="picture" tabIndex={-1} className={styles['hint']}>
          {text('picture.unverified')}
        </p>
      )}
      {fileError ? (
        <p role="alert" className={styles['error']}>
          {text(`picture.${fileError}`, { size: megabytes(MAX_FILE_BYTES) })}
        </p>
      ) : null}
      {error && !fileError ? (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      ) : null}
      {progress === undefined ? null : (
        <p role="status">
          <span>
            {text('picture.sending', {
              part: numberFormat(formatLocale(currentLocale()), { style: 'percent' }).format(progress),
            })}
          </span>
          <progress className={styles['progress']} value={progress} aria-label={text('picture.label')} />
        </p>
      )}
      {source && Cropper ? (
        <Cropper source={source} onCrop={(dataUrl) => onChange({ dataUrl })} onError={setFileError} onClose={close} />
      ) : null}
    </div>
  );
}

function megabytes(bytes: number): string {
  const format = numberFormat(formatLocale(currentLocale()), { style: 'unit', unit: 'megabyte' });
  return format.format(bytes / (1024 * 1024));
}
