import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/core/content.module.js';
import { EventsModule } from '../../events/events.module.js';
import { FirstStartController } from './first-start.controller.js';
import { FirstStartService } from './first-start.service.js';
import { SampleService } from './sample.service.js';

@Module({
  imports: [ContentModule, EventsModule],
  controllers: [FirstStartController],
  providers: [FirstStartService, SampleService],
})
export class FirstStartModule {}
