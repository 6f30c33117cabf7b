import { forEachLanguage } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { choice, line, paragraph } from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';

const entry = v.exactOptional(v.object({ title: line(commonLimits.title), summary: paragraph(commonLimits.summary) }));

/** Copies of translated titles and summaries, for lists (docs/decisions/107). Invalid entries are ignored. */
export const translatedTitles = v.exactOptional(v.fallback(v.object(forEachLanguage(() => entry)), {}));

/** The languages of an item's translations, for list filters. */
export const translatedInto = v.exactOptional(v.fallback(v.array(choice(listChoices.lang)), []));
