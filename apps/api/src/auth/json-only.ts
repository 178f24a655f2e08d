import type { Request } from 'express';
import { Problem } from '../http/problem.js';

const json = /^application\/json\s*(;|$)/i;
const multipart = /^multipart\/form-data\s*;/i;

/**
 * Refuses a body that a form of another site could send without asking first: forms, multipart, text/plain, or none of
 * these by name (rules §9). No body at all is fine.
 */
export function requireJson(request: Request, { takesUploads }: { takesUploads: boolean }): void {
  const type = request.get('content-type');
  const isFit = type === undefined ? !hasBody(request) : json.test(type) || (takesUploads && multipart.test(type));
  if (!isFit) throw new Problem('unsupported_media_type');
}

const hasBody = (request: Request): boolean =>
  request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
