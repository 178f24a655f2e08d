import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { DefaultDenyGuard } from './default-deny.guard.js';
import { OpenResponses } from './open-responses.js';
import { ProblemFilter } from './problem.filter.js';
import { validationPipe } from './validation.pipe.js';

/** What every call passes: the door, the check of its shape, and the form of its failures. */
@Module({
  providers: [
    OpenResponses,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: DefaultDenyGuard },
    { provide: APP_PIPE, useFactory: validationPipe },
  ],
  exports: [OpenResponses],
})
export class HttpModule {}
