// Entry point for formatting dates, numbers, names and texts. Command-line scripts import this module, so it does not use React.
export { fold, foldWords } from './fold';
export { formatDate, formatDateTime, formatDay, formatDays, formatRange } from './formatDate';
export { formatDuration } from './formatDuration';
export { formatSize } from './formatSize';
export { dateFormat, displayNames, listFormat, numberFormat } from './intl';
export { isolate, stripDirectionMarks } from './isolate';
export { countryName, foreignLanguageName, getTextLanguage, joinPlace, joinWords, languageName } from './names';
export { spokenLanguageName } from './spokenLanguageName';
export { toPlaceParts } from './toPlaceParts';
