import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id under which a request appears in logs and problem documents; made when first asked for. */
export function requestIdOf(request: IncomingMessage & { id?: unknown }): string {
  request.id ??= randomUUID();
  return String(request.id);
}
