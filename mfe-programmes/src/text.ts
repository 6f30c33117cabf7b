import { createText } from '@adp/shared-ui';
import type about from './messages/about-en.json';
import type charts from './messages/charts-en.json';
import type download from './messages/download-en.json';
import type edit from './messages/edit-en.json';
import type embed from './messages/embed-en.json';
import english from './messages/en.json';
import type openData from './messages/open-data-en.json';
import type privacy from './messages/privacy-en.json';
import type siteItems from './messages/site-items-en.json';
import type terms from './messages/terms-en.json';
import type timeline from './messages/timeline-en.json';

export type MessageId =
  | keyof typeof english
  | keyof typeof about
  | keyof typeof charts
  | keyof typeof download
  | keyof typeof openData
  | keyof typeof privacy
  | keyof typeof terms
  | keyof typeof timeline
  | keyof typeof edit
  | keyof typeof embed
  | keyof typeof siteItems;

export const { addTexts, isMessageId, loadText, TextProvider, useText } = createText<MessageId>(english);
