import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export function ensureRequestId(request: IncomingMessage & { id?: unknown }): string {
  const id = typeof request.id === 'string' ? request.id : randomUUID();
  request.id = id;
  return id;
}
