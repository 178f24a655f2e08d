import encodeQR from 'qr';
import sharp from 'sharp';
import { Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { toSlug, roomLimits } from '@strapec/domain';
import { Settings } from '../platform/config/settings.js';
import { Field, OptionalField, oneOf, singleLine } from '../platform/http/fields/field-rule.js';
import { StaffController, RequirePermission } from '../platform/http/access/staff-controller.js';
import { FailsWith } from '../platform/http/problems/problem.dto.js';

const imageFormats = ['svg', 'png'] as const;
type ImageFormat = (typeof imageFormats)[number];

const mimeTypes: Readonly<Record<ImageFormat, string>> = { svg: 'image/svg+xml', png: 'image/png' };

/** 60 mm at 600 dots per inch, to print without scaling. */
const qrCodeSidePixels = 1_417;
/** Modules (ISO/IEC 18004, 5.3.8). */
const quietZoneModules = 4;

async function drawQrCode(address: string, format: ImageFormat): Promise<Buffer> {
  const svg = Buffer.from(encodeQR(address, 'svg', { ecc: 'quartile', border: quietZoneModules }));
  if (format === 'svg') return svg;
  return sharp(svg, { density: 2_400 })
    .resize(qrCodeSidePixels, qrCodeSidePixels, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}

const binaryFileContent = { schema: { type: 'string', format: 'binary' } } as const;

class MenuQrCodeQueryDto {
  @Field(oneOf(imageFormats), { required: false, default: 'svg' })
  format: ImageFormat = 'svg';

  @OptionalField((value, form) => singleLine(roomLimits.nameLength)(value, form), {
    type: String,
    description: 'The table it is for: names the file',
    example: 'T3',
  })
  table?: string;
}

@StaffController('admin/menu/qr', 'menu')
export class MenuQrCodeController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @RequirePermission('menu.tonight')
  @ApiOperation({ summary: 'The code that leads from a table to the list; its address, `/w`, holds for ever' })
  @ApiOkResponse({ content: { [mimeTypes.svg]: binaryFileContent, [mimeTypes.png]: binaryFileContent } })
  @FailsWith('validation_failed')
  async getMenuCode(@Query() { format, table }: MenuQrCodeQueryDto): Promise<StreamableFile> {
    const fileName = ['qr', toSlug(table ?? '')].filter(Boolean).join('-');
    return new StreamableFile(await drawQrCode(`${this.settings.publicUrl}/w`, format), {
      type: mimeTypes[format],
      disposition: `attachment; filename="${fileName}.${format}"`,
    });
  }
}
