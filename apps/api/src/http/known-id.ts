import { ParseUUIDPipe } from '@nestjs/common';
import { Problem } from './problem.js';

/** The id in a path; one that cannot be an id is as unknown as any other. */
export const knownId = new ParseUUIDPipe({ exceptionFactory: () => new Problem('not_found') });
