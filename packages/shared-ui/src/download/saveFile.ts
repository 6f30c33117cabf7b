export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoke the URL later, because browsers read the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
