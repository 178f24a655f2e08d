import { ParseUUIDPipe, type PipeTransform } from '@nestjs/common';
import { Problem } from '../problems/problem.js';

/** The id in a path; one that cannot be an id is as unknown as any other. */
export const knownId = new ParseUUIDPipe({ exceptionFactory: () => new Problem('not_found') });

/** The same for a digest: 64 hexadecimal digits. */
export const knownDigest: PipeTransform<string, string> = {
  transform: (value) => {
    if (!/^[0-9a-f]{64}$/.test(value)) throw new Problem('not_found');
    return value;
  },
};
