import { DataError } from '@adp/shared-data/client';
import { type ProgrammeProduct, programmeProducts } from '@adp/shared-data/knowledge-product';
import { readEditorRights } from './editing';
import { memberReader, memberWriter } from './memberData';

const pageSize = 48;

/** Reads private items that colleagues have recorded for the editor's programmes, last changed first. @throws DataError */
export async function readProgrammeItems(uid: string): Promise<readonly ProgrammeProduct[]> {
  const reader = await memberReader();
  const { programmes = [] } = (await readEditorRights()) ?? {};
  const pages = await Promise.all(
    programmes.flatMap((programme) =>
      (['archived', 'scheduled'] as const).map((status) =>
        reader.listMine(programmeProducts, programme, { filters: { status }, pageSize }),
      ),
    ),
  );
  return pages
    .flatMap(({ items }) => items)
    .filter(({ authorUid }) => authorUid !== uid)
    .sort((a, b) => Number(b.updatedAt) - Number(a.updatedAt));
}

/** Unpublishes an item that a colleague has recorded. @throws the same DataErrors as `takeBack` of the writer */
export async function takeBackItem(item: {
  readonly id: string;
  readonly uid: string;
  readonly reason: string;
}): Promise<null> {
  if (!item.reason.trim()) throw new DataError('invalid');
  await (await memberWriter()).takeBack({ ...item, reason: item.reason.trim() });
  return null;
}
