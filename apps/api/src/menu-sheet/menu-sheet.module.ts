import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { Settings } from '../config/settings.js';
import { MenuModule } from '../menu/menu.module.js';
import { uploadFolder } from '../http/upload-folder.js';
import { ExportMenu } from './export-menu.js';
import { ImportMenu } from './import-menu.js';
import { MenuSheetController } from './menu-sheet.controller.js';
import { UndoImport } from './undo-import.js';
import { ReadSpreadsheet } from '../spreadsheets/read-spreadsheet.js';

/** The wine list leaves as a spreadsheet, and comes back. */
@Module({
  imports: [
    MenuModule,
    MulterModule.registerAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({ dest: uploadFolder(settings) }),
    }),
  ],
  controllers: [MenuSheetController],
  providers: [ExportMenu, ImportMenu, UndoImport, ReadSpreadsheet],
})
export class MenuSheetModule {}
