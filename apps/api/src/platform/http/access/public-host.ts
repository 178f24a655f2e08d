import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';

/** Names that work in a local network only. */
const localName = /(^[^.]+|\.(local|lan|home|internal|localdomain|arpa))$/;

/** Knows requests under another name than the one in an https PUBLIC_URL: there no session lasts, because its cookie wants https. */
@Injectable()
export class PublicHost {
  private readonly name: string;
  private readonly isHttps: boolean;

  constructor({ publicUrl, isHttps }: Settings) {
    this.name = new URL(publicUrl).hostname;
    this.isHttps = isHttps;
  }

  /**
   * A proxy may write a name or address of its own into `Host` instead of the guest's: behind one, only another public name counts,
   * lest the admin sends people from its own address to the same address.
   */
  isElsewhere({ headers }: IncomingMessage): boolean {
    if (!this.isHttps || headers.host === this.name) return false;
    const asked = nameAsked(headers);
    const isHere = asked === null || asked === this.name || isLoopback(asked);
    return !isHere && (!isProxied(headers) || isPublic(asked));
  }
}

const bare = (name: string): string => name.replace(/^\[|\]$/g, '');
const isPublic = (name: string): boolean => isIP(bare(name)) === 0 && !localName.test(name);
function nameAsked(headers: IncomingHttpHeaders): string | null {
  const host = headers['x-forwarded-host'] ?? headers.host;
  const address = `http://${String(host).split(',', 1)[0] ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}
const isLoopback = (name: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(name);
const isProxied = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined || headers['x-forwarded-proto'] === 'https' || headers.via !== undefined;
