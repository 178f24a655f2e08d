import { Body, Get, HttpCode, Post, Query, StreamableFile, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import { type ReceivedFile, AcceptsUpload } from '../../platform/http/access/uploads.js';
import { xlsxMediaType } from '../../platform/http/server/xlsx-media-type.js';
import {
  ExportMenuDto,
  ImportMenuDto,
  ImportedMenuDto,
  LatestImportDto,
  MenuSheetDto,
  UndoImportDto,
} from './dto/import-menu.dto.js';
import { ExportMenu } from './export-menu.js';
import { MenuImportsService } from './menu-imports.service.js';

/** Ten times a list of a thousand wines. */
const uploadLimits = { fileSize: 2 * 1024 * 1024, files: 1, fields: 0, parts: 1 };

@StaffController('admin/menu', 'menu')
@RequirePermission('menu.change')
export class MenuSheetController {
  constructor(
    private readonly menuExport: ExportMenu,
    private readonly imports: MenuImportsService,
  ) {}

  @Get('export')
  @ApiOperation({ summary: 'The whole list as a spreadsheet, which can be put back' })
  @ApiOkResponse({ content: { [xlsxMediaType]: { schema: { type: 'string', format: 'binary' } } } })
  @FailsWith('validation_failed')
  async exportMenu(@Query() { lang, empty }: ExportMenuDto): Promise<StreamableFile> {
    const disposition = `attachment; filename="${lang === 'sk' ? 'vinna-karta' : 'wine-list'}.xlsx"`;
    const file = await (empty === '1' ? this.menuExport.exportTemplate(lang) : this.menuExport.exportMenu(lang));
    return new StreamableFile(file, { type: xlsxMediaType, disposition });
  }

  @Post('import')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Put a spreadsheet back',
    description:
      'A row is about the item of its id, else of its producer, name and vintage, else about a new one. What a column that is not there would hold stays as it is. What cannot be read or cannot stand is refused by row and column, the rest is done at once or not at all. With `dry` nothing is done; the import itself carries the `hash` of what was seen.',
  })
  @ApiBody({ type: MenuSheetDto })
  @ApiOkResponse({ type: ImportedMenuDto })
  @FailsWith('changed_meanwhile')
  @AcceptsUpload(uploadLimits)
  importMenu(
    @UploadedFile() file: ReceivedFile | undefined,
    @Query() query: ImportMenuDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ImportedMenuDto> {
    return this.imports.importMenu(file, query, staff);
  }

  @Get('import')
  @ApiOperation({ summary: 'The import of the last day that can be taken back' })
  @ApiOkResponse({ type: LatestImportDto })
  getLatestImport(): Promise<LatestImportDto> {
    return this.imports.findLatestImport();
  }

  @Post('import/undo')
  @HttpCode(204)
  @ApiOperation({ summary: 'Make the list what it was before an import; a second time nothing is done' })
  @ApiNoContentResponse()
  @FailsWith('validation_failed', 'not_found', 'no_way_back', 'changed_meanwhile')
  undoImport(@Body() { hash }: UndoImportDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.imports.undoImport(hash, staff);
  }
}
