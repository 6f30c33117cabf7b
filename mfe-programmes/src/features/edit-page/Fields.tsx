import { programmePageLimits as limits } from '@adp/shared-data/programme-page';
import { languages } from '@adp/shared-ui/languages';
import { CheckboxGroup, ChosenField, SelectOptions, TextArea, TextField } from '@adp/shared-ui/forms';
import { memo } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useText } from '../../text';
import type { ContentField, ValueName } from './contentFields';
import styles from './Editor.module.css';
import { EntryList } from './EntryList';
import { useErrorText } from './useErrorText';

interface FieldsProps {
  readonly fields: readonly ContentField[];
  /** The form path of the object that contains the fields, with a trailing dot. */
  readonly at?: string;
  readonly level?: 2 | 3 | 4;
}

export function Fields({ fields, at = '', level = 2 }: FieldsProps) {
  return fields.map((field) => <FormField key={field.name} field={field} level={level} at={`${at}${field.name}`} />);
}

interface FormFieldProps {
  readonly field: ContentField;
  readonly at: string;
  readonly level: 2 | 3 | 4;
}

/** A field or list. Memoized, because the panels around it are rendered with every typed character. */
const FormField = memo(function FormField({ field, at, level }: FormFieldProps) {
  const text = useText();
  if (field.type === 'list')
    return (
      <EntryList field={field} at={at} level={level}>
        {(entryAt, entryLevel) => <Fields fields={field.fields} at={entryAt} level={entryLevel} />}
      </EntryList>
    );
  if (field.type === 'sources') return <CitationField at={at} />;
  if (field.type === 'languages') return <LanguagesField at={at} />;
  if (field.type !== 'group')
    return <ValueField at={at} name={field.name} type={field.type} isOptional={field.isOptional ?? false} />;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{text(`edit.group.${field.name}`)}</legend>
      <Fields fields={field.fields} at={`${at}.`} level={level} />
    </fieldset>
  );
});

interface ValueFieldProps {
  readonly at: string;
  readonly name: ValueName;
  readonly type: 'line' | 'text' | 'day' | 'date' | 'url';
  readonly isOptional: boolean;
}

const inputs = {
  line: { dir: 'auto' },
  day: { type: 'date' },
  date: { dir: 'ltr', inputMode: 'numeric', size: 10 },
  url: { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false },
} as const;

function ValueField({ at, name, type, isOptional }: ValueFieldProps) {
  const text = useText();
  const { register } = useFormContext();
  const error = useErrorText(at);
  const label = text(isOptional ? 'edit.optional' : 'edit.required', { label: text(`edit.field.${name}`) });
  const hint = type === 'date' ? text('edit.hint.date') : undefined;
  const props = { id: at, label, hint, error, ...register(at) };
  return type === 'text' ? <TextArea {...props} rows={3} dir="auto" /> : <TextField {...props} {...inputs[type]} />;
}

interface NamedSource {
  readonly id: string;
  readonly title: string;
}

function CitationField({ at }: { readonly at: string }) {
  const text = useText();
  const { setValue } = useFormContext();
  const error = useErrorText(at);
  const listed = useWatch<FieldValues>({ name: 'sources' }) as readonly NamedSource[];
  const values = useWatch<FieldValues>({ name: at }) as readonly string[];
  const getName = (id: string) => listed.find((source) => source.id === id)?.title || text('edit.sources.unnamed');
  return (
    <ChosenField
      id={at}
      label={text('edit.field.sources')}
      error={error}
      values={values}
      getName={getName}
      max={limits.citations.max}
      texts={{
        choose: text('edit.sources.choose'),
        remove: (name) => text('edit.sources.remove', { name }),
        added: (name) => text('edit.sources.added', { name }),
        removed: (name) => text('edit.sources.removed', { name }),
      }}
      options={(chosen) => (
        <SelectOptions values={listed.map(({ id }) => id).filter((id) => !chosen.includes(id))} getName={getName} />
      )}
      onChange={(ids) => setValue(at, ids, { shouldDirty: true, shouldValidate: error !== undefined })}
    />
  );
}

function LanguagesField({ at }: { readonly at: string }) {
  const text = useText();
  const { setValue } = useFormContext();
  const value = useWatch<FieldValues>({ name: at }) as readonly string[];
  return (
    <CheckboxGroup
      id={at}
      name={at}
      legend={text('edit.field.languages')}
      value={value}
      options={languages.map((language) => ({
        value: language,
        label: text(`publication.language.${language}`),
      }))}
      onChange={(chosen) => setValue(at, chosen, { shouldDirty: true })}
    />
  );
}
