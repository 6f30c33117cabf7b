import * as v from 'valibot';
import { dateTime, localTime, places, yesOrNo } from '../../fields/fieldSchemas';
import { translatedTitles } from '../translation/translatedTitles';
import { type ContentKind, contentKinds } from '../contentKinds';
import { bylineFields } from './bylineFields';
import { tagsField } from './tagsField';
import { listedContentFields } from './listedContentFields';
import { listedKind, newest } from './listedKind';

const optionalText = v.exactOptional(v.string('text'));
const optionalDate = v.exactOptional(dateTime);
const optionalPlaces = v.exactOptional(places());
const optionalNames = v.exactOptional(v.array(v.string('text')));

const searchedFields = v.object({
  title: listedContentFields.title,
  lang: listedContentFields.lang,
  programme: listedContentFields.programme,
  themes: listedContentFields.themes,
  summary: bylineFields.summary,
  tags: tagsField(),
  authorName: bylineFields.authorName,
  publishedAt: bylineFields.publishedAt,
  // No kind has all of the following fields.
  authors: optionalNames,
  speakers: optionalNames,
  corporateAuthor: optionalText,
  organiser: optionalText,
  provider: optionalText,
  organisation: optionalText,
  publishedOn: optionalText,
  type: optionalText,
  venue: v.exactOptional(v.object({ city: optionalText })),
  timezone: optionalText,
  eventStatus: optionalText,
  deadlineKind: optionalText,
  startsAt: optionalDate,
  endsAt: optionalDate,
  deadlineAt: optionalDate,
  startsLocal: localTime,
  endsLocal: localTime,
  allDay: v.exactOptional(yesOrNo),
  deadlineLocal: localTime,
  translations: translatedTitles,
  // Lists find the countries of an item in one of these fields.
  countries: optionalPlaces,
  eligibleCountries: optionalPlaces,
  deployedIn: optionalPlaces,
});

/** Returns a kind that reads only the fields for the search index. */
export const searchedKind = (kind: ContentKind) =>
  listedKind({ collection: contentKinds[kind].collection, summary: searchedFields, filters: {}, orders: { newest } });
