import { Suspense } from 'react';
import { lazyPart } from './components/lazyPart';
import type { StatusPageProps } from './features/errors/StatusPage';
import { NotLoaded } from './features/errors/NotLoaded';
import { TextProvider } from './text';

const StatusPage = lazyPart<StatusPageProps>(
  async () => {
    const part = await import(/* webpackChunkName: "errors" */ './features/errors/ErrorPage');
    return [part.StatusPage, part.texts];
  },
  () => <NotLoaded />,
);

/** Page for errors that leave no working router, such as an invalid registry or an error while mounting. */
export function FatalPage({ error }: { error: unknown }) {
  const description = error instanceof Error ? error.message : String(error);
  return (
    <TextProvider>
      <main>
        <Suspense>
          <StatusPage status={500} path="" description={description} />
        </Suspense>
      </main>
    </TextProvider>
  );
}
