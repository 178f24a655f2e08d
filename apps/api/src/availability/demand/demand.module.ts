import { Global, Module } from '@nestjs/common';
import { RefusedDemand } from './refused-demand.js';

/** Makes the count of what was asked for in vain injectable wherever somebody is refused. */
@Global()
@Module({ providers: [RefusedDemand], exports: [RefusedDemand] })
export class DemandModule {}
