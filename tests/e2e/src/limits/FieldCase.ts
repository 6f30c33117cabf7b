import type { FieldValue, FormValues } from '../forms';

/**
 * Passes over a form. Each fills in all fields: one above the maximum, at the maximum, one below the minimum, at the
 * minimum.
 * A list cannot contain one line too few, so in `below` one of its lines is too long.
 */
export const passes = ['above', 'max', 'below', 'min'] as const;
export type Pass = (typeof passes)[number];

/** A value of one field. */
export interface FieldCase {
  readonly name: string;
  readonly value: FieldValue;
  /** True if the value is valid by the field's own limits. */
  readonly fits: boolean;
  /** Other fields that the value needs. */
  readonly others?: FormValues;
  readonly pass?: Pass;
}
