// The largest part of the shell starts in its own task (packages/app-kit/webpack/StartupTasksPlugin.mjs).
import 'react-dom/client';
