export const isFull: boolean;
