import { StatusPage } from './features/errors/StatusPage';
import { TextProvider } from './text';

/** The error page for a fault that left no router to show it: a faulty registry, a throw while mounting. */
export function FatalPage({ error }: { error: unknown }) {
  const description = error instanceof Error ? error.message : String(error);
  return (
    <TextProvider>
      <main>
        <StatusPage status={500} path="" description={description} />
      </main>
    </TextProvider>
  );
}
