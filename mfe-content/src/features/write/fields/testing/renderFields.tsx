import { installObserver } from '@adp/shared-ui/testing';
import { act } from '@testing-library/react';
import { memo } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import type { Field } from '../../../../lib/forms/Field';
import type { FormValues } from '../../../../lib/forms/FormValues';
import { getField, getFields } from '../../../../lib/forms/sections';
import { getEmptyValues } from '../../../../lib/forms/toFormValues';
import type { Kind } from '../../../../lib/kinds';
import { addAllTexts } from '../../../../testing/addAllTexts';
import { renderWithText } from '../../../../testing/renderWithText';
import { fieldId } from '../fieldBinding';
import { FormField } from '../FormField';

interface Filled {
  readonly values?: FormValues;
  readonly faults?: Readonly<Record<string, string>>;
}

/** Renders fields of a kind's form with the specified values. Without names, renders all fields. */
export async function renderFields(kind: Kind, names?: readonly string[], { values = {}, faults = {} }: Filled = {}) {
  installObserver();
  await addAllTexts();
  const forms: UseFormReturn<FormValues>[] = [];
  const fields = names ? names.map((name) => getField(kind, name)) : getFields(kind);
  const view = await renderWithText(
    <Form
      defaultValues={{ ...getEmptyValues(kind, { zone: 'Africa/Nairobi', lang: 'en' }), ...values }}
      onForm={(form) => forms.push(form)}
    >
      <Fields kind={kind} fields={fields} faults={faults} />
    </Form>,
  );
  // Wait for inputs that load separately.
  await act(async () => {
    await Promise.all([import('../../files/FilesInput'), import('../ReferenceInput')]);
  });
  const form = () => {
    const last = forms.at(-1);
    if (!last) throw new Error('No form is shown.');
    return last;
  };
  return { ...view, form, values: () => form().getValues() };
}

interface FormProps {
  readonly defaultValues: FormValues;
  readonly onForm: (form: UseFormReturn<FormValues>) => void;
  readonly children: React.ReactNode;
}

function Form({ defaultValues, onForm, children }: FormProps) {
  const form = useForm<FormValues>({ defaultValues });
  onForm(form);
  return (
    <FormProvider {...form}>
      <form noValidate>{children}</form>
    </FormProvider>
  );
}

interface FieldsProps {
  readonly kind: Kind;
  readonly fields: readonly Field[];
  readonly faults: Readonly<Record<string, string>>;
}

/** The fields, memoized like the real form, so that a field must update without a render of its parent. */
const Fields = memo(function Fields({ kind, fields, faults }: FieldsProps) {
  return fields.map((field) => (
    <FormField
      key={field.name}
      kind={kind}
      field={field}
      error={faults[fieldId(field)]}
      getError={(place) => faults[fieldId(field, place)]}
    />
  ));
});
