import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { EveningsModule } from '../../evenings/evenings.module.js';
import { LiveController } from './live.controller.js';
import { LiveNews } from './live-news.js';
import { LiveStreams } from './live-streams.js';

@Module({
  imports: [AuthModule, EveningsModule],
  controllers: [LiveController],
  providers: [LiveNews, LiveStreams],
})
export class LiveModule {}
