import { createText } from '@adp/shared-ui';
import type comingSoonTexts from './messages/coming-soon-en.json';
import type developerTexts from './messages/developer-en.json';
import english from './messages/en.json';
import type errorTexts from './messages/errors-en.json';
import type healthTexts from './messages/health-en.json';
import type memberTexts from './messages/member-en.json';
import type newBuildTexts from './messages/new-build-en.json';
import type noScriptTexts from './messages/no-script-en.json';
import type offlineTexts from './messages/offline-en.json';
import type removedTexts from './messages/removed-en.json';
import type siteSearchTexts from './messages/site-search-en.json';
import type toastTexts from './messages/toasts-en.json';

type MessageId =
  | keyof typeof english
  | keyof typeof comingSoonTexts
  | keyof typeof developerTexts
  | keyof typeof errorTexts
  | keyof typeof healthTexts
  | keyof typeof memberTexts
  | keyof typeof newBuildTexts
  | keyof typeof noScriptTexts
  | keyof typeof offlineTexts
  | keyof typeof removedTexts
  | keyof typeof siteSearchTexts
  | keyof typeof toastTexts;

/** Texts of the shell. Lazy parts add their own texts with `addTexts`. */
export const { loadText, addTexts, TextProvider, useText } = createText<MessageId>(english);
