import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { NamedClients } from './access/named-clients.js';
import { OpenResponses } from './server/open-responses.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { PublicHost } from './access/public-host.js';
import { validationPipe } from './problems/validation.pipe.js';
import { WarmUp } from './server/warm-up.js';

@Module({
  providers: [
    NamedClients,
    OpenResponses,
    PublicHost,
    WarmUp,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useFactory: validationPipe },
  ],
  exports: [NamedClients, OpenResponses, PublicHost, WarmUp],
})
export class HttpModule {}
