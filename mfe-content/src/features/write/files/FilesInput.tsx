import { newId } from '@adp/shared-data/client';
import { limits } from '@adp/shared-data/content';
import { detectFileType, fileTypes, signatureBytes } from '@adp/shared-data/files';
import { Button, currentLocale, formatLocale } from '@adp/shared-ui';
import { isolate, numberFormat } from '@adp/shared-ui/format';
import { useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { countPages } from '../../../lib/files/countPages';
import { getFiles } from '../../../lib/forms/files';
import type { FileValue, FormValues } from '../../../lib/forms/FormValues';
import { getText } from '../../../lib/forms/toFormValues';
import { useText } from '../../../text';
import { fieldId, type FieldProps, useFieldValue } from '../fields/fieldBinding';
import { useFieldText } from '../fields/useFieldText';
import { FileEntry } from './FileEntry';
import styles from './Files.module.css';
import { UploadProgress } from './UploadProgress';
import { useUploads } from './useUploads';

const accepted = Object.keys(fileTypes).join(',');

// eslint-disable-next-line max-lines-per-function -- one field with all its rows and states
export function FilesInput({ kind, field, error, getError }: FieldProps) {
  const text = useText();
  const { getLabel, getHint } = useFieldText(kind);
  const { getValues } = useFormContext<FormValues>();
  const { value, onChange } = useFieldValue(field.name);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  /** The id of the failed upload that the next chosen file replaces. */
  const replaced = useRef<string>(undefined);
  const files = getFiles(value);
  // The list may have changed by the time an upload ends, so apply the change to the current list.
  const setFiles = (change: (files: readonly FileValue[]) => readonly FileValue[]) =>
    onChange({ files: change(getFiles(getValues(field.name))) });
  const changeFile = (fileId: string, change: (file: FileValue) => Partial<FileValue>) =>
    setFiles((all) => all.map((file) => (file.id === fileId ? { ...file, ...change(file) } : file)));
  const uploads = useUploads((fileId, stored) => changeFile(fileId, () => stored));

  const add = async (file: File) => {
    const format = await readFormat(file);
    if (typeof format !== 'object') return setRefused((all) => [...all, text(`write.file.${format}`, toWords(file))]);
    const before = replaced.current;
    replaced.current = undefined;
    const fileId = newId();
    const fresh = {
      id: fileId,
      url: '',
      name: toTitle(file.name),
      bytes: file.size,
      ...format,
      lang: getText(getValues('lang')) || 'en',
      pages: '',
      alt: '',
    };
    setFiles((all) => {
      const { name, lang, pages, alt } = all.find((file) => file.id === before) ?? fresh;
      if (before === undefined) return [...all, fresh];
      return all.map((file) => (file.id === before ? { ...fresh, name, lang, pages, alt } : file));
    });
    uploads.start(fileId, file);
    if (format.format !== 'pdf') return;
    const pages = await countPages(file).catch(() => undefined);
    if (pages !== undefined) changeFile(fileId, (now) => (now.pages === '' ? { pages: String(pages) } : {}));
  };

  const choose = async (chosen: readonly File[]) => {
    setRefused([]);
    const free = replaced.current === undefined ? limits.files.max - files.length : 1;
    for (const file of chosen.slice(0, free)) await add(file);
    if (chosen.length > free) setRefused((all) => [...all, text('write.full', { max: limits.files.max })]);
  };
  const open = (place?: string) => {
    replaced.current = place;
    input.current?.click();
  };

  return (
    <div className={styles['field']} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={styles['label']}>
        {getLabel(field)}
      </p>
      <p id={`${id}-hint`} className={styles['hint']}>
        {getHint(field)}
      </p>
      {error ? <p className={styles['error']}>{error}</p> : null}
      <ol className={styles['entries']}>
        {files.map((file, index) => {
          const key = file.id ?? file.url;
          const state = file.id === undefined ? undefined : uploads.states.get(file.id);
          const name = isolate(file.name);
          return (
            <FileEntry
              key={key}
              id={fieldId(field, index)}
              file={file}
              place={index + 1}
              error={state?.is === 'running' ? undefined : getError(index)}
              onChange={(change) =>
                setFiles((all) => all.map((current, at) => (at === index ? { ...current, ...change } : current)))
              }
              onRemove={() => {
                if (file.id !== undefined) uploads.cancel(file.id);
                setFiles((all) => all.filter((_, at) => at !== index));
                chooser.current?.focus();
              }}
            >
              {file.url === '' && !state ? (
                <div className={styles['upload']}>
                  <p className={styles['error']}>{text('write.file.unfinished')}</p>
                  <Button secondary onClick={() => open(file.id)}>
                    {text('write.file.again')}
                  </Button>
                </div>
              ) : null}
              {state && file.id !== undefined ? (
                <UploadProgress
                  name={name}
                  state={state}
                  onPause={() => uploads.pause(file.id ?? '')}
                  onResume={() => uploads.resume(file.id ?? '')}
                  onRetry={() => uploads.retry(file.id ?? '')}
                />
              ) : null}
            </FileEntry>
          );
        })}
      </ol>
      <div className={styles['buttons']}>
        <Button
          ref={chooser}
          secondary
          id={fieldId(field)}
          aria-describedby={`${id}-hint`}
          disabled={files.length >= limits.files.max}
          onClick={() => open()}
        >
          {text('write.file.choose')}
        </Button>
      </div>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept={accepted}
        aria-labelledby={`${id}-label`}
        onChange={({ currentTarget }) => {
          void choose([...(currentTarget.files ?? [])]);
          // Clear the input, so that choosing the same file again triggers a change event.
          currentTarget.value = '';
        }}
      />
      <div role="alert">
        {refused.map((words) => (
          <p key={words} className={styles['error']}>
            {words}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Detects the format of a file from its content. Resolves to an error code if the file is not allowed. */
async function readFormat(file: File): Promise<{ readonly format: string } | 'empty' | 'tooBig' | 'type'> {
  if (file.size < limits.fileBytes.min) return 'empty';
  if (file.size > limits.fileBytes.max) return 'tooBig';
  const type = detectFileType(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  return type ? { format: fileTypes[type].format } : 'type';
}

const toTitle = (name: string) => [...name.replace(/[.][^.]*$/, '')].slice(0, limits.fileName.max).join('');

function toWords({ name }: File): Readonly<Record<string, string>> {
  const max = numberFormat(formatLocale(currentLocale()), { style: 'unit', unit: 'megabyte' }).format(25);
  return { name: isolate(name), max };
}
