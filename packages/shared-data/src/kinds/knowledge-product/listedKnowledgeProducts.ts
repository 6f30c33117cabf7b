import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { isDate } from '../../fields/isDate';
import {
  language,
  line,
  distinctList,
  matching,
  choice,
  pictureUrl,
  places,
  url,
  whole,
  yesOrNo,
} from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';
import { listedContentFields } from '../content/listedContentFields';
import type { StoredFields } from '../../client/wireValues';
import type { Kind } from '../kind';
import { byTitle, equals, contains, inLanguage, listedKind, newest } from '../content/listedKind';
import { knowledgeProductChoices, knowledgeProductLimits } from './knowledgeProductLimits';

/** A year, a month or a day; sorts as text. */
const partOfDate = '[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?';

const file = v.object({
  lang: language,
  format: choice(knowledgeProductChoices.fileFormat),
  /** Elsewhere, or in this site's bucket, which the local platform serves as well. */
  url: pictureUrl,
  /** What readers are shown of it, where it has a name of its own. */
  name: v.exactOptional(line(knowledgeProductLimits.fileName)),
  /** What an image shows. */
  alt: v.exactOptional(line(knowledgeProductLimits.fileAlt)),
  /** Left out where it is not known. */
  bytes: v.exactOptional(whole(knowledgeProductLimits.fileBytes)),
  pages: v.exactOptional(whole(knowledgeProductLimits.pages)),
  sha256: v.exactOptional(matching('[0-9a-f]{64}', 64)),
  accessible: v.exactOptional(yesOrNo),
});

/** What a public list reads of a knowledge product. */
export const listedKnowledgeProductFields = {
  ...listedContentFields,
  type: choice(listChoices.knowledgeType),
  /** What is not known of a publication is absent: its author, its publisher, its date. */
  corporateAuthor: v.exactOptional(line(knowledgeProductLimits.corporateAuthor)),
  /** `2024`, `2024-07` or `2024-07-18`: as precisely as it is known. */
  publishedOn: v.exactOptional(v.pipe(matching(partOfDate, 10), v.check(isDate, 'malformed'))),
  files: distinctList(file, knowledgeProductLimits.files),
  /** The languages to read it in, which the list filters by: those of its files, or its own where no file is on record. */
  fileLanguages: distinctList(language, commonLimits.languages),
  countries: places(),
  htmlUrl: v.exactOptional(url),
  /** The publication's own page. */
  canonicalUrl: v.exactOptional(url),
  /** The id of the knowledge product that is read in its place. */
  replacedBy: v.exactOptional(matching('[A-Za-z0-9_-]{1,100}', knowledgeProductLimits.otherVersion.max)),
};

/** Makes a kind prepare stored fields before it checks them. */
export function preparing<Prepared extends Pick<Kind<unknown>, 'readItem' | 'readSummary'>>(
  kind: Prepared,
  prepare: (fields: StoredFields) => StoredFields,
): Prepared {
  return {
    ...kind,
    readItem: (id: string, fields: StoredFields) => kind.readItem(id, prepare(fields)),
    readSummary: (id: string, fields: StoredFields) => kind.readSummary(id, prepare(fields)),
  };
}

/**
 * Leaves out files that do not fit the schema. The rules check only the links of files: ten whole files need more expressions than a
 * request may use (docs/decisions/135).
 */
export function leaveOutFiles(fields: StoredFields): StoredFields {
  const { files } = fields;
  if (!Array.isArray(files)) return fields;
  return { ...fields, files: files.filter((stored: unknown) => v.safeParse(file, stored).success) };
}

/** `knowledge_products/{id}`, for public lists. */
export const listedKnowledgeProducts = preparing(
  listedKind({
    collection: 'knowledge_products',
    summary: v.object(listedKnowledgeProductFields),
    filters: {
      type: equals('type'),
      programme: equals('programme'),
      theme: contains('themes'),
      country: contains('countries'),
      language: contains('file_languages'),
      lang: inLanguage,
    },
    orders: {
      newest,
      /** By the date that the publication itself bears. */
      published: { field: 'published_on', direction: 'DESCENDING' },
      title: byTitle,
    },
  }),
  leaveOutFiles,
);
