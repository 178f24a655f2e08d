import { Module } from '@nestjs/common';
import { MenuModule } from '../menu.module.js';
import { uploads } from '../../platform/http/access/takes-uploads.decorator.js';
import { ExportMenu } from './export-menu.js';
import { ImportMenu } from './import-menu.js';
import { MenuSheetController } from './menu-sheet.controller.js';
import { UndoImport } from './undo-import.js';
import { ReadSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.js';

@Module({
  imports: [MenuModule, uploads],
  controllers: [MenuSheetController],
  providers: [ExportMenu, ImportMenu, UndoImport, ReadSpreadsheet],
})
export class MenuSheetModule {}
