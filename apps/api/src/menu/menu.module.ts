import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/core/content.module.js';
import { MenuItemsService } from './menu-items.service.js';
import { MenuQrCodeController } from './menu-qr-code.controller.js';
import { MenuEdits } from './menu-edits.js';
import { MenuSectionsController } from './menu-sections.controller.js';
import { MenuSectionsService } from './menu-sections.service.js';
import { MenuController } from './menu.controller.js';
import { MenuService } from './menu.service.js';
import { StaffMenuController } from './staff-menu.controller.js';
import { MenuTonightService } from './menu-tonight.service.js';
import { uploadModule } from '../platform/http/access/uploads.js';
import { ExportMenu } from './spreadsheet/export-menu.js';
import { MenuImportsService } from './spreadsheet/menu-imports.service.js';
import { MenuSheetController } from './spreadsheet/menu-sheet.controller.js';
import { SpreadsheetReader } from '../platform/spreadsheets/spreadsheet-reader.js';

@Module({
  imports: [AuditModule, ContentModule],
  controllers: [MenuController, StaffMenuController, MenuSectionsController, MenuQrCodeController],
  providers: [MenuService, MenuEdits, MenuItemsService, MenuSectionsService, MenuTonightService],
  exports: [MenuService, MenuEdits],
})
export class MenuModule {}

@Module({
  imports: [MenuModule, uploadModule],
  controllers: [MenuSheetController],
  providers: [ExportMenu, MenuImportsService, SpreadsheetReader],
})
export class MenuSheetModule {}
