import { designPath } from '@adp/site-document/siteConfig';
import { createRoot } from 'react-dom/client';
import { DesignPage } from './features/design/DesignPage';
import { Developer } from './features/developer/Developer';
import developerTexts from './messages/developer-en.json';
import healthTexts from './messages/health-en.json';
import { readRegistry, start } from './start';
import { addTexts, loadText, TextProvider } from './text';

/**
 * Shows the pages for developers: `/-/design` with all components, and `/-/apps` (decision 065), which lists the apps and
 * starts the site in the same page when a developer opens a build.
 */
async function showDeveloperPage(): Promise<void> {
  await loadText();
  await addTexts(developerTexts, healthTexts);
  const container = document.createElement('div');
  document.body.append(container);
  const page = location.pathname === designPath ? <DesignPage /> : <Developer site={readRegistry()} start={start} />;
  createRoot(container).render(<TextProvider>{page}</TextProvider>);
}

void showDeveloperPage();
