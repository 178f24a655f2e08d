import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { regionKey, roomLimits } from '@strapec/domain';
import { Settings } from '../platform/config/settings.js';
import { Field, ObeysIfGiven, oneOf, singleLine } from '../platform/http/fields/field-rule.js';
import { ForStaff } from '../platform/http/access/for-staff.decorator.js';
import { May } from '../platform/http/access/may.decorator.js';
import { FailsWith } from '../platform/http/problems/problem.dto.js';
import { type CodeFormat, codeFormats, codeTypes, drawCode } from './draw-code.js';

const aFile = { schema: { type: 'string', format: 'binary' } } as const;

class MenuCodeDto {
  @Field(oneOf(codeFormats), { required: false, enum: codeFormats, default: 'svg' })
  format: CodeFormat = 'svg';

  @ApiPropertyOptional({ type: String, description: 'The table it is for: names the file', example: 'T3' })
  @ObeysIfGiven(singleLine(roomLimits.nameLength))
  table?: string;
}

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
