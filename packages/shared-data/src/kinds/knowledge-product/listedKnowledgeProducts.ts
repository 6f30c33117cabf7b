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
import { listedCover } from '../content/listedCover';
import type { StoredFields } from '../../client/wireValues';
import type { Kind } from '../kind';
import { byTitle, equals, contains, inLanguage, listedKind, newest } from '../content/listedKind';
import { knowledgeProductChoices, knowledgeProductLimits } from './knowledgeProductLimits';

/** Matches a year, a month or a day. Such dates can be sorted as text. */
const partOfDate = '[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?';

const file = v.object({
  lang: language,
  format: choice(knowledgeProductChoices.fileFormat),
  /** A link to another site or to this site's bucket. The local platform serves the bucket on its own origin. */
  url: pictureUrl,
  /** The display name of the file. Undefined if the file has no separate name. */
  name: v.exactOptional(line(knowledgeProductLimits.fileName)),
  alt: v.exactOptional(line(knowledgeProductLimits.fileAlt)),
  /** The file size in bytes. Missing if unknown. */
  bytes: v.exactOptional(whole(knowledgeProductLimits.fileBytes)),
  pages: v.exactOptional(whole(knowledgeProductLimits.pages)),
  sha256: v.exactOptional(matching('[0-9a-f]{64}', 64)),
  accessible: v.exactOptional(yesOrNo),
});

export const listedKnowledgeProductFields = {
  ...listedContentFields,
  type: choice(listChoices.knowledgeType),
  /** The organisation that wrote the publication. Missing if unknown. */
  corporateAuthor: v.exactOptional(line(knowledgeProductLimits.corporateAuthor)),
  /** The publication date as precisely as known: `2024`, `2024-07` or `2024-07-18`. */
  publishedOn: v.exactOptional(v.pipe(matching(partOfDate, 10), v.check(isDate, 'malformed'))),
  files: distinctList(file, knowledgeProductLimits.files),
  /** The languages of the item's files, or the item's own language if there are no files. A list filter. */
  fileLanguages: distinctList(language, commonLimits.languages),
  countries: places(),
  htmlUrl: v.exactOptional(url),
  canonicalUrl: v.exactOptional(url),
  /** The id of the newer knowledge product that replaces this one. */
  replacedBy: v.exactOptional(matching('[A-Za-z0-9_-]{1,100}', knowledgeProductLimits.otherVersion.max)),
};

/** Returns a kind that applies `prepare` to stored fields before parsing them. */
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

/** Removes invalid files, because the security rules can only check the links of files (docs/decisions/135). */
export function leaveOutFiles(fields: StoredFields): StoredFields {
  const { files } = fields;
  if (!Array.isArray(files)) return fields;
  return { ...fields, files: files.filter((stored: unknown) => v.safeParse(file, stored).success) };
}

export const listedKnowledgeProducts = preparing(
  listedKind({
    collection: 'knowledge_products',
    summary: v.object({ ...listedKnowledgeProductFields, cover: listedCover }),
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
      published: { field: 'published_on', direction: 'DESCENDING' },
      title: byTitle,
    },
  }),
  leaveOutFiles,
);
