import type { Request } from 'express';

/** The forms whose answers say whether it worked by `success` (spec §3), in failures too (rules §12). */
const formCall = /^\/api\/(contact|newsletter\/subscribe|events\/inquiries)\/?(\?|$)/;

/** Whether the answer to a call says `success`; asked by the address, because a body that cannot be read reaches no handler. */
export function isFormCall({ originalUrl }: Request): boolean {
  return formCall.test(originalUrl);
}
