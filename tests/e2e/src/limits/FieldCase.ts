import type { FieldValue, FormValues } from '../forms';

/**
 * Of what a form is filled with at once: each of its fields one above its limit, at it, one below what it needs, at that.
 * Lists have no way to hold one line too few: below, one of theirs is too long.
 */
export const passes = ['above', 'max', 'below', 'min'] as const;
export type Pass = (typeof passes)[number];

/** A value of one field. */
export interface FieldCase {
  readonly name: string;
  readonly value: FieldValue;
  /** Whether it fits by itself, as the field's limits say. */
  readonly fits: boolean;
  /** Other fields that it makes sense with. */
  readonly others?: FormValues;
  readonly pass?: Pass;
}
