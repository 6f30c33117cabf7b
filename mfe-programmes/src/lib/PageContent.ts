import type { ProgrammeContent } from '@adp/shared-data/programme-page';
import type { ReactNode } from 'react';

/** The content of a page as it came with the app, and what shows it, or what editors have published in its place. */
export interface PageContent {
  /** Loads what came with the app, which no reader needs of a page whose words are messages. */
  loadWritten(): Promise<ProgrammeContent>;
  /** The page in the reader's language, while nothing is published in the place of what came with the app; without it, that is shown. */
  readonly unpublished?: ReactNode;
  /** Content of the page's own kind: a programme, or a page of text. */
  show(content: ProgrammeContent): ReactNode;
}
