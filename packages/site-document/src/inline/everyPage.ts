import { markDataSaver } from './dataSaver';
import { followLanguageLinks } from './languageLinks';
import { followLanguageOffer, markLanguageOffer } from './languageOffer';
import { definePreload } from './preloadFiles';
import { recordChanges } from './recordChanges';
import { retryScripts } from './retryScripts';

// Entry point of the inline script of every page. In a page with server-rendered content, it runs after the content has been parsed.
markDataSaver();
markLanguageOffer();
definePreload();
followLanguageLinks();
followLanguageOffer();
retryScripts();
recordChanges();
