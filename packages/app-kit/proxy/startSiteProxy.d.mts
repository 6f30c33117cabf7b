import type { Server } from 'node:http';

export function startSiteProxy(options: {
  readonly site: string;
  readonly app: { readonly name: string; readonly origin: string; readonly owns?: readonly string[] };
  readonly port: number;
  readonly shell?: string;
}): Promise<{ readonly origin: string; readonly server: Server }>;
