import type { ProgrammeContent } from '@adp/shared-data/programme-page';
import type { ReactNode } from 'react';

export interface PageContent {
  /** Loads the content in the app's sources. Pages that consist of messages do not need it for readers. */
  loadWritten(): Promise<ProgrammeContent>;
  /** The page in the reader's language, shown while nothing is published. Defaults to the content in the sources. */
  readonly unpublished?: ReactNode;
  show(content: ProgrammeContent): ReactNode;
}
