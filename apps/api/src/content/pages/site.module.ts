import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { CaptchaModule } from '../../platform/captcha/captcha.module.js';
import { EventsModule } from '../../events/events.module.js';
import { WarmUp } from '../../platform/http/server/warm-up.js';
import { MenuModule } from '../../menu/menu.module.js';
import { ContentModule } from '../core/content.module.js';
import { VenueFiles } from './venue-files.js';
import { BeforeOpening } from './before-opening.js';
import { BuiltFiles } from './built-files.js';
import { LeadToPages } from './lead-to-pages.js';
import { Pages } from './pages.js';
import { SiteHandler } from './site-handler.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [AuthModule, CaptchaModule, EventsModule, MenuModule, ContentModule],
  controllers: [SiteController],
  providers: [SiteService, Pages, VenueFiles, BuiltFiles, LeadToPages, BeforeOpening, SiteHandler],
})
export class SiteModule {
  constructor(pages: Pages, builtFiles: BuiltFiles, warmUp: WarmUp) {
    warmUp.add(() => pages.warm());
    warmUp.add(() => builtFiles.shared);
  }
}
