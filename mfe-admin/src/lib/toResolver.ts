import { isObject } from '@adp/shared-data/fields';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A schema of shared-data, in the terms that its library has for others (https://standardschema.dev). */
interface Schema<Values> {
  readonly '~standard': {
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: Values; readonly issues?: undefined }
      | { readonly issues: readonly Issue[] }
      | Promise<unknown>;
  };
}

interface Issue {
  /** The code of what is wrong. */
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The resolver of a form whose fields a schema describes: the message of an error is the schema's code. */
export function toResolver<Values extends FieldValues, Output extends Values>(
  schema: Schema<Output>,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const result = await schema['~standard'].validate(values);
    if (!isFaulty(result)) return { values: values as Output, errors: {} };
    const errors = result.issues.map(({ message, path: [first] = [] }) => {
      const field = typeof first === 'object' ? first.key : first;
      return [String(field), { type: message, message }] as const;
    });
    // The first of a field's errors is shown.
    return { values: {}, errors: Object.fromEntries([...errors].reverse()) as FieldErrors<Values> };
  };
}

function isFaulty(result: unknown): result is { readonly issues: readonly Issue[] } {
  return isObject(result) && Array.isArray(result['issues']);
}

/** The message of a reason's error, by its code. */
export function toReasonMessage(code: string | undefined): 'reason.missing' | 'reason.tooLong' | undefined {
  if (code === undefined) return undefined;
  return code === 'too-long' ? 'reason.tooLong' : 'reason.missing';
}
