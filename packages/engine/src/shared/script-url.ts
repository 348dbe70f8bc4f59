const MEDIA = ['image/', 'audio/', 'video/', 'font/'];

/** True for an address that runs code or embeds a page: `javascript:`, `vbscript:`, `data:text/html`. */
export function isScriptUrl(address: string): boolean {
  if (!address.includes(':') || !URL.canParse(address)) return false;
  const { protocol, pathname } = new URL(address);
  if (protocol === 'data:') return !MEDIA.some((type) => pathname.toLowerCase().startsWith(type));
  return protocol === 'javascript:' || protocol === 'vbscript:';
}
