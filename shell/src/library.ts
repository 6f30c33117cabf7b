// Import React here, so that the largest part of the shell starts in a separate task (packages/app-kit/webpack/StartupTasksPlugin.mjs).
import 'react-dom/client';
