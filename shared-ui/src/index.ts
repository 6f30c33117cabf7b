export { Button } from './components/Button';
export { Notice } from './components/Notice';
export { PageTitle } from './components/PageTitle';
export { Skeleton } from './components/Skeleton';
export { WovenBand } from './components/WovenBand';
export { createText, type Text } from './i18n/createText';
export { formatLocale } from './i18n/formatLocale';
export { currentLocale, isPseudo, sourceLocale } from './i18n/locale';
