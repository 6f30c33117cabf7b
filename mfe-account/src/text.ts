import { createText } from '@adp/shared-ui';
import type alertTexts from './messages/alerts-en.json';
import type emailSettingsTexts from './messages/email-settings-en.json';
import type actionTexts from './messages/authorization-en.json';
import type editTexts from './messages/edit-profile-en.json';
import type entryTexts from './messages/entry-en.json';
import english from './messages/en.json';
import type hiddenProfileTexts from './messages/hidden-profile-en.json';
import type identityTexts from './messages/identity-en.json';
import type memberTexts from './messages/member-en.json';
import type notificationTexts from './messages/notifications-en.json';
import type passwordRulesTexts from './messages/password-rules-en.json';
import type peopleTexts from './messages/people-en.json';
import type profileTexts from './messages/profile-en.json';
import type reportTexts from './messages/report-en.json';
import type savedCalendarTexts from './messages/saved-calendar-en.json';
import type savedTexts from './messages/saved-en.json';
import type sendLinkTexts from './messages/send-link-en.json';
import type settingsTexts from './messages/settings-en.json';
import type signUpTexts from './messages/sign-up-en.json';
import type topicTexts from './messages/topics-en.json';
import type welcomeTexts from './messages/welcome-en.json';

export type MessageId =
  | keyof typeof english
  | keyof typeof entryTexts
  | keyof typeof sendLinkTexts
  | keyof typeof signUpTexts
  | keyof typeof identityTexts
  | keyof typeof passwordRulesTexts
  | keyof typeof actionTexts
  | keyof typeof memberTexts
  | keyof typeof welcomeTexts
  | keyof typeof editTexts
  | keyof typeof settingsTexts
  | keyof typeof notificationTexts
  | keyof typeof peopleTexts
  | keyof typeof profileTexts
  | keyof typeof hiddenProfileTexts
  | keyof typeof reportTexts
  | keyof typeof savedTexts
  | keyof typeof savedCalendarTexts
  | keyof typeof alertTexts
  | keyof typeof emailSettingsTexts
  | keyof typeof topicTexts;

export const { addTexts, isMessageId, loadText, TextProvider, useText } = createText<MessageId>(english);
