import { importedKinds, type ImportRequest, reasonLimits } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { ErrorSummary, Form, RadioGroup, TextArea, TextField } from '@adp/shared-ui/forms';
import { Controller, useForm, useWatch } from 'react-hook-form';
import list from '../../components/List.module.css';
import { findReasonError } from '../../lib/reason';
import { isMessageId, useText } from '../../text';
import type { ImportSource } from './runImport';
import { acceptedFiles, splitFile } from './splitFile';

export type ImportInput = Pick<ImportRequest, 'kind' | 'name' | 'reason' | 'defaults'> & {
  readonly source: ImportSource;
};

interface Values {
  readonly from: 'file' | 'address';
  readonly files: FileList | null;
  readonly address: string;
  readonly kind: ImportRequest['kind'];
  readonly defaults: string;
  readonly reason: string;
}

interface ImportFormProps {
  readonly isPending: boolean;
  /** Called when the form changes, because the report is then outdated. */
  readonly onChange: () => void;
  readonly onSubmit: (input: ImportInput) => Promise<void>;
}

// eslint-disable-next-line max-lines-per-function -- one form, field by field
export function ImportForm({ isPending, onChange, onSubmit }: ImportFormProps) {
  const text = useText();
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { from: 'file', files: null, address: '', kind: 'knowledgeProduct', defaults: '', reason: '' },
    shouldFocusError: false,
  });
  const from = useWatch({ control, name: 'from' });
  const getError = (field: keyof Values) => {
    const id = formState.errors[field]?.message ?? '';
    return isMessageId(id) ? text(id) : undefined;
  };
  const submit = handleSubmit(async ({ kind, reason, defaults, address, files }) => {
    const common = { kind, reason: reason.trim(), defaults: toLines(defaults) };
    if (from === 'address') return onSubmit({ ...common, name: address.trim(), source: { address: address.trim() } });
    const file = files?.[0];
    if (!file) return undefined;
    const parts = await splitFile(file);
    if (typeof parts === 'string') return setError('files', { message: `import.file.${parts}` });
    return onSubmit({ ...common, name: file.name.slice(-300), source: { parts } });
  });
  const errors = (['files', 'address', 'defaults', 'reason'] as const).flatMap((field) => {
    const error = getError(field);
    return error === undefined ? [] : [{ field, text: error }];
  });
  return (
    <Form
      className={list['form']}
      aria-label={text('import.form')}
      onChange={onChange}
      isPending={isPending}
      onSubmit={submit}
    >
      <ErrorSummary title={text('form.errors')} errors={errors} attempt={formState.submitCount} />
      <Controller
        control={control}
        name="from"
        render={({ field }) => (
          <RadioGroup
            {...field}
            legend={text('import.from')}
            options={[
              { value: 'file', label: text('import.from.file'), hint: text('import.from.file.hint') },
              { value: 'address', label: text('import.from.address'), hint: text('import.from.address.hint') },
            ]}
          />
        )}
      />
      {from === 'file' ? (
        <TextField
          key="files"
          {...register('files', { validate: (files) => (files?.length ?? 0) > 0 || 'import.file.missing' })}
          id="files"
          type="file"
          accept={acceptedFiles}
          label={text('import.file')}
          hint={text('import.file.hint')}
          error={getError('files')}
        />
      ) : (
        <TextField
          key="address"
          {...register('address', { validate: (value) => isHttpUrl(value.trim()) || 'import.address.wrong' })}
          id="address"
          type="url"
          dir="ltr"
          autoComplete="off"
          label={text('import.address')}
          hint={text('import.address.hint')}
          error={getError('address')}
        />
      )}
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <RadioGroup
            {...field}
            legend={text('import.kind')}
            options={importedKinds.map((kind) => ({ value: kind, label: text(`import.kind.${kind}`) }))}
          />
        )}
      />
      <TextArea
        {...register('defaults', { validate: (value) => areDefaults(value) || 'import.defaults.wrong' })}
        id="defaults"
        rows={3}
        dir="ltr"
        spellCheck={false}
        label={text('import.defaults')}
        hint={text('import.defaults.hint')}
        error={getError('defaults')}
      />
      <TextField
        {...register('reason', { validate: (value) => findReasonError(value, true) })}
        id="reason"
        dir="auto"
        autoComplete="off"
        maxLength={reasonLimits.max}
        label={text('import.reason')}
        hint={text('import.reason.hint')}
        error={getError('reason')}
      />
      <div>
        <Button type="submit" aria-disabled={isPending}>
          {text('import.try')}
        </Button>
      </div>
    </Form>
  );
}

function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text) && URL.canParse(text);
}

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function areDefaults(text: string): boolean {
  const lines = toLines(text);
  return lines.length <= 20 && lines.every((line) => /^\w+=.+$/.test(line) && line.length <= 200);
}
