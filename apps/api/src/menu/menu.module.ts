import { Module } from '@nestjs/common';
import { SiteContentModule } from '../site-content/site-content.module.js';
import { MenuShortCut } from './menu-short-cut.js';
import { MenuController } from './menu.controller.js';
import { Menus } from './menus.js';

/** What the house pours and serves: for the pages, for guests' programs, and as staff keep it. */
@Module({
  imports: [SiteContentModule],
  controllers: [MenuController],
  providers: [Menus, MenuShortCut],
  exports: [Menus],
})
export class MenuModule {}
