import ipaddr from 'ipaddr.js';

/**
 * All IPv6 addresses assigned to the public internet (RFC 4291 §2.4). Ranges that embed an IPv4 address are outside it
 * or listed separately.
 */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure's metadata and DNS service, which answers at this address from inside each of its networks. */
const CLOUD_SERVICE = '168.63.129.16';

/**
 * Returns whether an IP address is on the public internet. False for addresses of this machine, private networks,
 * links, carriers, and cloud metadata, and for IPv6 forms of such addresses (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || address.toString() === CLOUD_SERVICE) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}
