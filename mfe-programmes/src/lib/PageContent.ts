import type { ProgrammeContent } from '@adp/shared-data';
import type { ReactNode } from 'react';

/** The content of a page as it came with the app, and what shows it, or what editors have published in its place. */
export interface PageContent {
  readonly written: ProgrammeContent;
  /** Content of the page's own kind: a programme, or a page of text. */
  show(content: ProgrammeContent): ReactNode;
}
