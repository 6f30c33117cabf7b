import type { Item } from '@adp/shared-data/content';
import type { Grant, JobPosting, MonetaryGrant, WebPage } from 'schema-dts';
import type { SiteUrls } from '../siteUrls';
import { plainLine } from '../markup/plainLine';
import { omitUndefined, omitEmpty, toLocalDateTime, toOrganisation, toThingFields, toWorkFields } from './common';

type Opportunity = Item<'opportunity'>;

/** Converts a job to a posting, and another opportunity to a page that expires, and may be about a grant. */
export function toOpportunity(item: Opportunity, urls: SiteUrls): JobPosting | WebPage {
  if (item.type === 'job' || item.type === 'internship') return toJob(item, urls);
  const { '@id': id, ...page } = toWorkFields(item, urls);
  return omitUndefined({
    '@type': 'WebPage',
    '@id': id,
    ...page,
    expires: getDeadline(item),
    mainEntity: item.type === 'grant' ? toGrant(item, urls) : undefined,
  });
}

function toJob(item: Opportunity, urls: SiteUrls): JobPosting {
  const { name, ...thing } = toThingFields(item, urls);
  const countries = item.eligibleCountries.filter((code) => /^[A-Z]{2}$/.test(code));
  return omitUndefined({
    '@type': 'JobPosting',
    ...thing,
    title: name,
    datePosted: item.publishedAt?.toISOString(),
    validThrough: getDeadline(item),
    employmentType: item.type === 'internship' ? 'INTERN' : undefined,
    hiringOrganization: toOrganisation(item.provider),
    // Stored jobs have no place of work. They only say whether the job is remote.
    jobLocationType: item.remote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: item.remote
      ? omitEmpty(countries.map((code) => ({ '@type': 'Country' as const, name: code })))
      : undefined,
  });
}

function getDeadline({ deadlineAt, deadlineLocal, timezone = 'UTC' }: Opportunity): string | undefined {
  return deadlineAt && toLocalDateTime(deadlineAt, timezone, deadlineLocal);
}

function toGrant(item: Opportunity, urls: SiteUrls): Grant | MonetaryGrant {
  const { amountMin, amountMax, currency } = item;
  const grant = omitUndefined({
    name: plainLine(item.title),
    url: urls.item('opportunity', item.id),
    funder: toOrganisation(item.provider),
  });
  if (amountMin === undefined && amountMax === undefined) return { '@type': 'Grant', ...grant };
  return {
    '@type': 'MonetaryGrant',
    ...grant,
    amount: omitUndefined({ '@type': 'MonetaryAmount', minValue: amountMin, maxValue: amountMax, currency }),
  };
}
