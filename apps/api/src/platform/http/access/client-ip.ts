import { normalizeIp } from '@nestjs/throttler';
import type { Request } from 'express';

/** Who is asking, for limits: the IPv4 address, or the /64 network of an IPv6 address, which is one customer's (rules §6). */
export const clientIp = ({ ip }: Request): string => normalizeIp(ip ?? '');
