import type { Text } from '@adp/shared-ui';
import type { LoadedItems } from '../../api/loadProgrammeItems';
import { type ProgrammeEntry, programmes } from '../../programmes';
import type { MessageId } from '../../text';

interface PackPage {
  readonly path: string;
  readonly title: string;
  readonly lang?: string;
}

/** The pages of a programme and its items, which readers save together. */
export interface Pack {
  readonly name: string;
  readonly pages: readonly [PackPage, ...PackPage[]];
}

/** Returns the pack of each programme. Without `items`, a pack consists of the programme's own pages. */
export function toPacks(items: LoadedItems['answer'], text: Text<MessageId>): readonly Pack[] {
  return Object.values<ProgrammeEntry>(programmes).map(({ path, acronym, subPage }) => ({
    name: acronym,
    pages: [
      { path, title: acronym },
      ...(subPage ? [{ path: subPage.path, title: text(subPage.label) }] : []),
      ...(items?.programmes[path.slice(1)] ?? []).map(({ path: itemPath, ...item }) => ({
        ...item,
        path: `/${itemPath}`,
      })),
    ],
  }));
}
