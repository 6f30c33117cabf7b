import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A Standard Schema (https://standardschema.dev). */
interface Schema<Output> {
  readonly '~standard': { readonly validate: (values: unknown) => Result<Output> | Promise<Result<Output>> };
}

type Result<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Returns a resolver that validates with a schema. A field's error is its first issue. Initial values may be invalid. */
export function toResolver<Values extends FieldValues, Output extends Values>(
  schema: Schema<Output>,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const errors = result.issues.map(({ message, path: [first] = [] }) => {
      const field = typeof first === 'object' ? first.key : first;
      return [String(field), { type: message, message }] as const;
    });
    return { values: {}, errors: Object.fromEntries(errors.reverse()) as FieldErrors<Values> };
  };
}
