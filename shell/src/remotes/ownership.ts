import { layoutNames, type AppModule } from '@adp/app-contract';
import { owns, type RegisteredApp } from '../config/siteConfig';

/**
 * Refuses an app that offers a page outside the prefixes it owns.
 * @throws Error that names the path
 */
export function checkOwnership(app: RegisteredApp, module: AppModule): void {
  if (module.app !== app.name) throw new Error(`it calls itself ${module.app}`);
  for (const layout of layoutNames) {
    for (const { path } of module.routes[layout] ?? []) {
      if (!app.owns.some((prefix) => prefix === path || owns(prefix, path))) {
        throw new Error(`it offers ${path}, which it does not own`);
      }
    }
  }
}
