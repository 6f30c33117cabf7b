import type { CeilingName } from './ceilings';
import type prices from './prices.json';
import type quotas from './quotas.json';

/** Quantity of a day that the services charge for. */
export interface Charge {
  readonly name: string;
  readonly quantity: number;
  readonly price: PriceName;
}

/** Quantity that the services limit, in the unit of the quota. */
export interface Use {
  readonly name: string;
  readonly quantity: number;
  readonly quota: keyof typeof quotas;
}

/** Names of the prices in prices.json. */
type PriceName = {
  [Name in keyof typeof prices]: (typeof prices)[Name] extends { readonly price: number } ? Name : never;
}[keyof typeof prices];

/** One part of the rehearsal, with what it contributes to the report. */
export interface Part {
  /** Section of the report, in Markdown. */
  readonly section: string;
  readonly charges?: readonly Charge[];
  readonly uses?: readonly Use[];
  /** Measured limits of size. They replace those of the decision records. */
  readonly limits?: Readonly<Partial<Record<CeilingName, string>>>;
  /** Run in which the limits were measured. Undefined for this run. */
  readonly measuredIn?: string;
}
