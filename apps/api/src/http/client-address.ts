import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import proxyAddress from 'proxy-addr';
import { Settings } from '../config/settings.js';
import { type Trusts, networkOf, proxiesIn } from './client-ip.js';

/** Who is asking before Express has looked: the same as `clientIp`. */
@Injectable()
export class ClientAddress {
  private readonly trusts: Trusts;

  constructor({ trustProxy }: Settings) {
    this.trusts = proxiesIn(trustProxy);
  }

  of(request: IncomingMessage): string {
    return networkOf(proxyAddress(request, this.trusts));
  }
}
