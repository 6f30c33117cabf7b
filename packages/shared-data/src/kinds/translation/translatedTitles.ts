import { forEachLanguage } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { choice, line, paragraph } from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';

const entry = v.exactOptional(v.object({ title: line(commonLimits.title), summary: paragraph(commonLimits.summary) }));

/**
 * What lists show of an item's translations, by language: each as its document has it, written in the same commit
 * (docs/decisions/107). What does not fit is none, so that it costs readers no item.
 */
export const translatedTitles = v.exactOptional(v.fallback(v.object(forEachLanguage(() => entry)), {}));

/** The languages of an item's translations, which lists are filtered by. */
export const translatedInto = v.exactOptional(v.fallback(v.array(choice(listChoices.lang)), []));
