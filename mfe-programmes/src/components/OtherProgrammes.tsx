import { programmes } from '../programmes';
import { PageRows } from './PageRows';

export function OtherProgrammes({ except }: { except?: string }) {
  const rows = Object.values(programmes).filter(({ path }) => path !== except);
  return <PageRows rows={rows.map(({ path, acronym }) => ({ to: path, title: acronym, isName: true }))} />;
}
