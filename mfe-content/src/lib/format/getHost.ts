export function getHost(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
}
