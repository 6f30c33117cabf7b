import { AdminPage } from '../../components/AdminPage';
import { OfflineNote } from '../../components/States';
import { useText } from '../../text';
import { Import } from './Import';

export function ImportPage() {
  const text = useText();
  return (
    <AdminPage title={text('nav.import')} purpose={text('import.purpose')} needs="administrator">
      {() => (
        <>
          <OfflineNote />
          <Import />
        </>
      )}
    </AdminPage>
  );
}
