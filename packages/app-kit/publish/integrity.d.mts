export function toIntegrity(content: string | Uint8Array, algorithm?: string): string;
export function hasIntegrity(content: string | Uint8Array, hash: string): boolean;
