import { limits } from '@adp/shared-data/content';
import { Button, currentLocale, formatLocale } from '@adp/shared-ui';
import { SelectField, TextField } from '@adp/shared-ui/forms';
import { isolate } from '@adp/shared-ui/format';
import type { ReactNode } from 'react';
import { isImage } from '../../../lib/forms/files';
import type { FileValue } from '../../../lib/forms/FormValues';
import { fileSize } from '../../../lib/format/fileSize';
import { useValueName } from '../../../components/useValueName';
import { useText } from '../../../text';
import { LanguageOptions } from '../fields/PlaceOptions';
import styles from './Files.module.css';

interface FileEntryProps {
  readonly id: string;
  readonly file: FileValue;
  /** The position of the file in the list, starting at 1. */
  readonly place: number;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<FileValue>) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const none: readonly string[] = [];

export function FileEntry({ id, file, place, error, onChange, onRemove, children }: FileEntryProps) {
  const text = useText();
  const valueName = useValueName();
  const { name, format, bytes, lang, pages, alt, url } = file;
  const title = name.trim() === '' ? text('write.file.place', { place }) : isolate(name);
  const size = bytes === undefined ? undefined : fileSize(bytes, formatLocale(currentLocale()));
  return (
    <li className={styles['entry']}>
      <fieldset className={styles['fields']} id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles['legend']}>
          <span className={styles['name']}>{title}</span>
          <span className={styles['hint']}>
            {size === undefined
              ? format.toUpperCase()
              : text('write.file.facts', { format: format.toUpperCase(), size })}
          </span>
        </legend>
        {error ? (
          <p id={`${id}-error`} className={styles['error']}>
            {error}
          </p>
        ) : null}
        {children}
        <TextField
          id={`${id}-name`}
          label={text('write.file.name')}
          dir="auto"
          value={name}
          maxLength={limits.fileName.max}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {isImage(file) ? (
          <TextField
            id={`${id}-alt`}
            label={text('write.file.alt')}
            hint={text('write.file.alt.hint')}
            dir="auto"
            value={alt}
            maxLength={limits.fileAlt.max}
            onChange={({ target }) => onChange({ alt: target.value })}
          />
        ) : null}
        <SelectField
          id={`${id}-lang`}
          label={text('write.file.lang')}
          value={lang}
          onChange={({ target }) => onChange({ lang: target.value })}
        >
          <option value={lang}>{valueName('language', lang)}</option>
          <LanguageOptions without={none} />
        </SelectField>
        {isImage(file) ? null : (
          <TextField
            id={`${id}-pages`}
            label={text('write.file.pages')}
            hint={text('write.file.pages.hint')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            value={pages}
            onChange={({ target }) => onChange({ pages: target.value })}
          />
        )}
        <div className={styles['buttons']}>
          {url ? (
            <a className={styles['link']} href={url} target="_blank" rel="noopener noreferrer">
              {text('write.file.look', { name: title })}
            </a>
          ) : null}
          <Button secondary onClick={onRemove}>
            {text('write.file.remove', { name: title })}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
