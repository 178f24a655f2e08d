import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { normalizeIp } from '@nestjs/throttler';
import type { Express } from 'express';
import proxyAddress from 'proxy-addr';

/** Whether Express believes what an address says of the one before it; `hop` counts from us. */
type Trusts = (address: string, hop: number) => boolean;

/** Whoever asks on a connection: the same object as long as nobody else does, as behind a proxy. */
export interface Client {
  readonly address: string;
  /** What proxies have said of it. */
  readonly forwarded: string | string[] | undefined;
}

/** Who is asking before Express has looked: the same as `clientIp`, by the proxies that Express believes. */
@Injectable()
export class ClientAddress {
  private readonly known = new WeakMap<Socket, Client>();

  constructor(private readonly adapter: HttpAdapterHost) {}

  of(request: IncomingMessage): Client {
    const forwarded = request.headers['x-forwarded-for'];
    const last = this.known.get(request.socket);
    if (last && last.forwarded === forwarded) return last;
    const client = { address: this.workedOut(request), forwarded };
    this.known.set(request.socket, client);
    return client;
  }

  private workedOut(request: IncomingMessage): string {
    const express = this.adapter.httpAdapter.getInstance<Express>();
    return normalizeIp(proxyAddress(request, express.get('trust proxy fn') as Trusts));
  }
}
