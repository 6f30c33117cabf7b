import type { Item } from '@adp/shared-data/content';
import type { Grant, JobPosting, MonetaryGrant, WebPage } from 'schema-dts';
import type { Addresses } from '../addresses';
import { plainLine } from '../markup/plainLine';
import { omitUnknown, some, toLocalDateTime, toOrganisation, toThingFields, toWorkFields } from './common';

type Opportunity = Item<'opportunity'>;

/** A job or an internship is a job posting, a grant a grant. Nothing else is called either: it is a page that expires. */
export function toOpportunity(item: Opportunity, addresses: Addresses): JobPosting | WebPage {
  if (item.type === 'job' || item.type === 'internship') return toJob(item, addresses);
  const { '@id': id, ...page } = toWorkFields(item, addresses);
  return omitUnknown({
    '@type': 'WebPage',
    '@id': id,
    ...page,
    expires: getDeadline(item),
    mainEntity: item.type === 'grant' ? toGrant(item, addresses) : undefined,
  });
}

function toJob(item: Opportunity, addresses: Addresses): JobPosting {
  const { name, ...thing } = toThingFields(item, addresses);
  const countries = item.eligibleCountries.filter((code) => /^[A-Z]{2}$/.test(code));
  return omitUnknown({
    '@type': 'JobPosting',
    ...thing,
    title: name,
    datePosted: item.publishedAt?.toISOString(),
    validThrough: getDeadline(item),
    employmentType: item.type === 'internship' ? 'INTERN' : undefined,
    hiringOrganization: toOrganisation(item.provider),
    // Where the work is done is on no record, except that it is anywhere.
    jobLocationType: item.remote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: item.remote
      ? some(countries.map((code) => ({ '@type': 'Country' as const, name: code })))
      : undefined,
  });
}

function getDeadline({ deadlineAt, deadlineLocal, timezone = 'UTC' }: Opportunity): string | undefined {
  return deadlineAt && toLocalDateTime(deadlineAt, timezone, deadlineLocal);
}

function toGrant(item: Opportunity, addresses: Addresses): Grant | MonetaryGrant {
  const { amountMin, amountMax, currency } = item;
  const grant = omitUnknown({
    name: plainLine(item.title),
    url: addresses.item('opportunity', item.id),
    funder: toOrganisation(item.provider),
  });
  if (amountMin === undefined && amountMax === undefined) return { '@type': 'Grant', ...grant };
  return {
    '@type': 'MonetaryGrant',
    ...grant,
    amount: omitUnknown({ '@type': 'MonetaryAmount', minValue: amountMin, maxValue: amountMax, currency }),
  };
}
