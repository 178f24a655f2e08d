import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { EveningsModule } from '../../evenings/evenings.module.js';
import { LiveController } from './live.controller.js';
import { LiveFeed } from './live-feed.js';
import { LiveStreams } from './live-streams.js';

@Module({
  imports: [AuthModule, EveningsModule],
  controllers: [LiveController],
  providers: [LiveFeed, LiveStreams],
})
export class LiveModule {}
