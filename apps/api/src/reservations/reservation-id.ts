import { ParseUUIDPipe } from '@nestjs/common';
import { Problem } from '../http/problem.js';

/** The id in a path; one that cannot be an id is as unknown as any other. */
export const reservationId = new ParseUUIDPipe({ exceptionFactory: () => new Problem('not_found') });
