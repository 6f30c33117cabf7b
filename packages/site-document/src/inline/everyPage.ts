import { markDataSaver } from './dataSaver';
import { followLanguageLinks } from './languageLinks';
import { definePreload } from './preloadFiles';
import { recordChanges } from './recordChanges';
import { retryScripts } from './retryScripts';

// The script of every page. In a page with content it runs after the content is parsed.
markDataSaver();
definePreload();
followLanguageLinks();
retryScripts();
recordChanges();
