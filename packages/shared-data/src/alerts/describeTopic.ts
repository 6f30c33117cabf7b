import { countryName, isolate, languageName } from '@adp/shared-ui/format';
import { properNames } from '../fields/properNames';
import type { Topic } from './topics';

/** Returns the name of a kind, a region or a filter value by its id, such as `kind.event` or `type.grant`. */
type GetName = (id: string) => string | undefined;

const quotes: Readonly<Record<string, readonly [string, string]>> = {
  fr: ['« ', ' »'],
  pt: ['«', '»'],
  ar: ['«', '»'],
};

/** Returns a topic as a list of names in a language: "Opportunities · Grant · Kenya". */
export function describeTopic({ kind, filters, q }: Topic, getName: GetName, locale: string): string {
  const [open, close] = quotes[locale] ?? ['“', '”'];
  const values = Object.entries(filters).flatMap(([field, chosen]) =>
    chosen.map((value) => isolate(describeValue(field, value, getName, locale))),
  );
  return [
    ...(kind ? [getName(`kind.${kind}`) ?? kind] : []),
    ...values,
    ...(q ? [`${open}${isolate(q)}${close}`] : []),
  ].join(' · ');
}

function describeValue(field: string, value: string, getName: GetName, locale: string): string {
  if (field === 'lang' || field === 'language') return languageName(value, locale);
  if (field === 'country') return getName(`region.${value}`) ?? countryName(value, locale);
  return getName(`${field}.${value}`) ?? properNames[value] ?? value;
}
