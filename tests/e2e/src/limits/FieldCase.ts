import type { FieldValue, FormValues } from '../forms';

/**
 * Passes over a form. Each pass fills in all fields: one above the maximum, at the maximum, one below the minimum, or
 * at the minimum. A list of lines cannot contain too few lines, so in `below` one line is too long instead.
 */
export const passes = ['above', 'max', 'below', 'min'] as const;
export type Pass = (typeof passes)[number];

/** Value to try in one field. */
export interface FieldCase {
  readonly name: string;
  readonly value: FieldValue;
  /** True if the value is valid by the field's own limits. */
  readonly fits: boolean;
  /** Values of other fields that this value depends on. */
  readonly others?: FormValues;
  readonly pass?: Pass;
}
