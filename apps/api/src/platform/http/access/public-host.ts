import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';

const localNamePattern = /(^[^.]+|\.(local|lan|home|internal|localdomain|arpa))$/;

/** Under another name than that of an https PUBLIC_URL the session cookie is lost. */
@Injectable()
export class PublicHost {
  private readonly hostname: string;
  private readonly isHttps: boolean;

  constructor({ publicUrl, isHttps }: Settings) {
    this.hostname = new URL(publicUrl).hostname;
    this.isHttps = isHttps;
  }

  /** A proxy may replace `Host`, so behind one only another public name counts; else the admin would redirect its own address to itself. */
  isOtherHost({ headers }: IncomingMessage): boolean {
    if (!this.isHttps || headers.host === this.hostname) return false;
    const requestedName = readRequestedName(headers);
    const isOwnHost = requestedName === null || requestedName === this.hostname || isLoopback(requestedName);
    return !isOwnHost && (!isProxied(headers) || isPublicName(requestedName));
  }
}

const stripBrackets = (name: string): string => name.replace(/^\[|\]$/g, '');
const isPublicName = (name: string): boolean => isIP(stripBrackets(name)) === 0 && !localNamePattern.test(name);
function readRequestedName(headers: IncomingHttpHeaders): string | null {
  const host = headers['x-forwarded-host'] ?? headers.host;
  const address = `http://${String(host).split(',', 1)[0] ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}
const isLoopback = (name: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(name);
const isProxied = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined || headers['x-forwarded-proto'] === 'https' || headers.via !== undefined;
