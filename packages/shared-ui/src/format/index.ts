// Dates, numbers, names and texts as the page's language writes them. No React here: command-line scripts import it too.
export { fold, foldWords } from './fold';
export { formatDate, formatDateTime, formatDay, formatDays } from './formatDate';
export { formatRange } from './formatRange';
export { dateFormat, displayNames, listFormat, numberFormat } from './intl';
export { isolate, stripDirectionMarks } from './isolate';
export { joinPlace } from './joinPlace';
export { countryName, foreignLanguageName, getTextLanguage, joinWords, languageName } from './names';
export { spokenLanguageName } from './spokenLanguageName';
export { toPlaceParts } from './toPlaceParts';
