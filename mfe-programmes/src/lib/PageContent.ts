import type { ProgrammeContent } from '@adp/shared-data/programme-page';
import type { ReactNode } from 'react';

/** A page's content in the app's sources, and a function that renders it or the content that editors have published. */
export interface PageContent {
  /** Loads the content in the app's sources. Readers do not need it on pages whose text consists of messages. */
  loadWritten(): Promise<ProgrammeContent>;
  /** The page in the reader's language, shown while nothing is published. If left out, the content in the sources is shown. */
  readonly unpublished?: ReactNode;
  /** Renders content of the page's kind: a programme, or a page of text. */
  show(content: ProgrammeContent): ReactNode;
}
