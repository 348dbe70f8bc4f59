/** True for a URL of the site itself. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}

/** True for a URL with a protocol, or a protocol-relative one. */
export function hasProtocol(url: string): boolean {
  return /^(?:\w+:|\/\/)/.test(url);
}
