/** True for an address of the site itself. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}

/** True for an address with a protocol, or with a host alone. */
export function hasProtocol(url: string): boolean {
  return /^(?:\w+:|\/\/)/.test(url);
}
