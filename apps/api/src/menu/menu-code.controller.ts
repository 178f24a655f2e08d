import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { regionKey } from '@strapec/domain';
import { Settings } from '../config/settings.js';
import { ForStaff } from '../http/for-staff.decorator.js';
import { May } from '../http/may.decorator.js';
import { FailsWith } from '../http/problem.dto.js';
import { MenuCodeDto } from './dto/menu-code.dto.js';
import { codeTypes, drawCode } from './draw-code.js';

const aFile = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('menu')
@ForStaff()
@Controller('admin/menu/qr')
export class MenuCodeController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @May('menu.tonight')
  @ApiOperation({ summary: 'The code that leads from a table to the list; its address, `/w`, holds for ever' })
  @ApiOkResponse({ content: { [codeTypes.svg]: aFile, [codeTypes.png]: aFile } })
  @FailsWith('validation_failed')
  async getMenuCode(@Query() { format, table }: MenuCodeDto): Promise<StreamableFile> {
    const name = ['qr', regionKey(table ?? '')].filter(Boolean).join('-');
    return new StreamableFile(await drawCode(`${this.settings.publicUrl}/w`, format), {
      ...{ type: codeTypes[format], disposition: `attachment; filename="${name}.${format}"` },
    });
  }
}
