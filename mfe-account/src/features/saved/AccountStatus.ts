/** The state of reading the list in the member's account. */
export type AccountStatus = 'reading' | 'read' | 'failed';
