import { projectId } from '@adp/firebase';

/** The data service of the rehearsal. Its requests never leave the process. */
export const dataConfig = { projectId, apiKey: 'none', origin: 'https://data.example' };
