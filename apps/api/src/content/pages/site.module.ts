import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { CaptchaModule } from '../../platform/captcha/captcha.module.js';
import { EventsModule } from '../../events/events.module.js';
import { WarmUpTasks } from '../../platform/http/server/warm-up-tasks.js';
import { MenuModule } from '../../menu/menu.module.js';
import { ContentModule } from '../core/content.module.js';
import { VenueFiles } from './venue-files.js';
import { NotOpenYetMiddleware } from './not-open-yet-middleware.js';
import { BuiltFiles } from './built-files.js';
import { PageRedirects } from './page-redirects.js';
import { RenderedPages } from './rendered-pages.js';
import { SiteHandler } from './site-handler.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [AuthModule, CaptchaModule, EventsModule, MenuModule, ContentModule],
  controllers: [SiteController],
  providers: [SiteService, RenderedPages, VenueFiles, BuiltFiles, PageRedirects, NotOpenYetMiddleware, SiteHandler],
})
export class SiteModule {
  constructor(pages: RenderedPages, builtFiles: BuiltFiles, warmUp: WarmUpTasks) {
    warmUp.addTask(() => pages.warmUp());
    warmUp.addTask(() => builtFiles.firstUpdate);
  }
}
