import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Who is asking, for limits: the IPv4 address, or the /64 network of an IPv6 address (rules §6). */
export function clientIp(request: Request): string {
  return networkOf(request.ip ?? '');
}

/** The part of an address that one customer of a provider holds. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${first64Bits(address)}::/64` : address;
}

function first64Bits(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : new Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
