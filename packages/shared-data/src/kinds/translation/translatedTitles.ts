import { forEachLanguage } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { choice, line, paragraph } from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';

const entry = v.exactOptional(v.object({ title: line(commonLimits.title), summary: paragraph(commonLimits.summary) }));

/**
 * Title and summary of an item's translations by language, for lists. The commit of a translation also writes them (docs/decisions/107).
 * Invalid entries are ignored, so that readers still see the item.
 */
export const translatedTitles = v.exactOptional(v.fallback(v.object(forEachLanguage(() => entry)), {}));

/** The languages of an item's translations, for filters of lists. */
export const translatedInto = v.exactOptional(v.fallback(v.array(choice(listChoices.lang)), []));
