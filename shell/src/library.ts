// The largest part of the shell begins in a task of its own (packages/app-kit/webpack/StartupTasksPlugin.mjs).
import 'react-dom/client';
