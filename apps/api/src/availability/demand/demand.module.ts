import { Global, Module } from '@nestjs/common';
import { RefusedDemand } from './refused-demand.js';

/** Global, because several modules count refused requests. */
@Global()
@Module({ providers: [RefusedDemand], exports: [RefusedDemand] })
export class DemandModule {}
