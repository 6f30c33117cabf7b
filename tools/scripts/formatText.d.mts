export function formatText(file: string, text: string): Promise<string>;
