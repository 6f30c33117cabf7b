import { SectionPage } from '../../components/AdminPage';
import { OfflineNote } from '../../components/States';
import { Import } from './Import';

export function ImportPage() {
  return (
    <SectionPage section="import">
      {() => (
        <>
          <OfflineNote />
          <Import />
        </>
      )}
    </SectionPage>
  );
}
