import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/core/content.module.js';
import { ChangeItems } from './change-items.service.js';
import { MenuItems } from './menu-items.service.js';
import { MenuCodeController } from './menu-code.controller.js';
import { MenuEdits } from './menu-edits.js';
import { MenuSectionsController } from './menu-sections.controller.js';
import { MenuSections } from './menu-sections.service.js';
import { MenuController } from './menu.controller.js';
import { Menus } from './menus.js';
import { StaffMenuController } from './staff-menu.controller.js';
import { Tonight } from './tonight.service.js';
import { uploads } from '../platform/http/access/takes-uploads.decorator.js';
import { ExportMenu } from './spreadsheet/export-menu.js';
import { ImportMenu } from './spreadsheet/import-menu.js';
import { MenuSheetController } from './spreadsheet/menu-sheet.controller.js';
import { UndoImport } from './spreadsheet/undo-import.js';
import { ReadSpreadsheet } from '../platform/spreadsheets/read-spreadsheet.js';

@Module({
  imports: [AuditModule, ContentModule],
  controllers: [MenuController, StaffMenuController, MenuSectionsController, MenuCodeController],
  providers: [Menus, MenuEdits, MenuItems, ChangeItems, MenuSections, Tonight],
  exports: [Menus, MenuEdits],
})
export class MenuModule {}

@Module({
  imports: [MenuModule, uploads],
  controllers: [MenuSheetController],
  providers: [ExportMenu, ImportMenu, UndoImport, ReadSpreadsheet],
})
export class MenuSheetModule {}
