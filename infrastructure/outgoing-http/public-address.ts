import ipaddr from 'ipaddr.js';

/** Of IPv6, all that is given out for the public internet (RFC 4291 §2.4); whatever embeds an IPv4 address lies outside or is a range of its own. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address of the network is one of the public internet: neither this machine's, a private network's, a link's,
 * a carrier's, a cloud's metadata, nor one that stands for such an address in IPv6 (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}
