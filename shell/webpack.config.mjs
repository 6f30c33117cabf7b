import { shellConfig } from '@adp/app-kit/webpack';

export default shellConfig({ folder: import.meta.dirname, maps: true });
