import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id under which a request appears in logs and problem documents; made when first asked for. */
export function requestIdOf(request: IncomingMessage & { id?: unknown }): string {
  const id = typeof request.id === 'string' ? request.id : randomUUID();
  request.id = id;
  return id;
}
