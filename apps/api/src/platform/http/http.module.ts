import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ProxyHeaderCheck } from './access/proxy-header-check.js';
import { OpenResponses } from './server/open-responses.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { PublicHost } from './access/public-host.js';
import { StrictValidationPipe } from './problems/validation.pipe.js';
import { WarmUpTasks } from './server/warm-up-tasks.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    ProxyHeaderCheck,
    OpenResponses,
    PublicHost,
    StrictValidationPipe,
    WarmUpTasks,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useExisting: StrictValidationPipe },
  ],
  exports: [ProxyHeaderCheck, OpenResponses, PublicHost, StrictValidationPipe, WarmUpTasks],
})
export class HttpModule {}
