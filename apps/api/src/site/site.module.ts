import { Module } from '@nestjs/common';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { Pages } from './pages.js';
import { SiteHandler } from './site-handler.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [CaptchaModule],
  controllers: [SiteController],
  providers: [SiteService, Pages, SiteHandler],
  exports: [Pages],
})
export class SiteModule {}
