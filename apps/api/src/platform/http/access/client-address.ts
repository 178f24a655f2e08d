import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { normalizeIp } from '@nestjs/throttler';
import type { Express } from 'express';
import proxyAddress from 'proxy-addr';

/** Express' check: `true` when an address is a trusted proxy; `hop` counts from this process. */
type Trusts = (address: string, hop: number) => boolean;

/** The client of a request. It is the same object for later requests of the same client on a connection, as behind a proxy. */
export interface Client {
  readonly address: string;
  readonly forwarded: string | string[] | undefined;
}

/** The client address before Express has run. It equals `clientIp`, with the proxies that Express trusts. */
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
