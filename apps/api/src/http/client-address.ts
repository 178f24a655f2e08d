import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { normalizeIp } from '@nestjs/throttler';
import type { Express } from 'express';
import proxyAddress from 'proxy-addr';

/** Whether Express believes what an address says of the one before it; `hop` counts from us. */
type Trusts = (address: string, hop: number) => boolean;

/** Who is asking before Express has looked: the same as `clientIp`, by the proxies that Express believes. */
@Injectable()
export class ClientAddress {
  constructor(private readonly adapter: HttpAdapterHost) {}

  of(request: IncomingMessage): string {
    const express = this.adapter.httpAdapter.getInstance<Express>();
    return normalizeIp(proxyAddress(request, express.get('trust proxy fn') as Trusts));
  }
}
