import type { WebpackPluginInstance } from 'webpack';

export declare const StartupTasksPlugin: new (file: string) => WebpackPluginInstance;
