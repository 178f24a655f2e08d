import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { contentLimits } from '@strapec/domain';
import type { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import type { BuiltInImage } from '../core/built-in-content.js';
import type { PictureSize } from '../core/media-file.js';
import { ProblemDto, createFailsWith } from '../../platform/http/problems/problem.dto.js';
import { EditedRowDto } from '../../platform/http/fields/edited-row.dto.js';
import { contentKeyRule, imageUrlRule, requiredText, versionRule } from '../../platform/http/fields/content-rules.js';
import { Field, OptionalField, singleLine } from '../../platform/http/fields/field-rule.js';

class PictureSizeDto {
  @ApiProperty({ type: 'integer', description: 'Pixels' })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Pixels' })
  height: number;
}

export class ImageDto {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: '`null` while it is built in' })
  id: string | null;

  @ApiProperty({ description: 'The place where it hangs', example: 'home.hero' })
  key: string;

  @ApiProperty({ example: 'home' })
  section: string;

  @ApiProperty({ example: 'https://example.com/cellar.jpg' })
  imageUrl: string;

  @ApiProperty()
  altTextEn: string;

  @ApiProperty()
  altTextSk: string;

  @ApiProperty({ description: 'The picture that the pages are built with; staff have not chosen another one' })
  isBuiltIn: boolean;

  @ApiProperty({ type: 'integer', description: 'Grows with every change; 0 while it is built in' })
  version: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updatedAt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Name of who changed it last' })
  updatedBy: string | null;

  @ApiProperty({ type: PictureSizeDto, nullable: true, description: 'What its place needs of a new picture' })
  least: PictureSizeDto | null;

  @ApiPropertyOptional({ description: 'It came with the sample venue, and no member of staff has changed it' })
  isSample?: boolean;

  static from(row: SiteImage, least: PictureSize | null): ImageDto {
    const { id, key, section, imageUrl, altTextEn, altTextSk } = row;
    return { id, key, section, imageUrl, altTextEn, altTextSk, least, isBuiltIn: false, ...EditedRowDto.from(row) };
  }

  static fromBuiltIn({ key, section, url, least, altEn, altSk }: BuiltInImage): ImageDto {
    const builtInFields = { isBuiltIn: true, version: 0, updatedAt: null, updatedBy: null };
    return { id: null, key, section, imageUrl: url, altTextEn: altEn, altTextSk: altSk, least, ...builtInFields };
  }
}

class ImageProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the picture as it was saved meanwhile' })
  current?: ImageDto;
}

export const FailsForImages = createFailsWith(ImageProblemDto);

const { altTextLength } = contentLimits;

export class SaveImageDto {
  @Field(contentKeyRule, { example: 'home.hero' })
  key: string;

  @Field(imageUrlRule, {
    description: 'An address of the web, or of an uploaded picture: `/media/…`',
    example: 'https://example.com/cellar.jpg',
  })
  imageUrl: string;

  @Field(requiredText(altTextLength, 'required'), { minLength: 1 })
  altTextEn: string;

  @Field(requiredText(altTextLength, 'required'), { minLength: 1 })
  altTextSk: string;

  @Field(singleLine(50), { minLength: 1, example: 'home' })
  section: string;

  @OptionalField(versionRule, {
    minimum: 0,
    nullable: true,
    description: 'The version that was edited; 0 for a picture that was built in',
  })
  version?: number | null;
}

export class UploadedImageDto extends PictureSizeDto {
  @ApiProperty({ description: 'What to save as `imageUrl`', example: '/media/0f…-1600x1067.webp' })
  imageUrl: string;
}

export class UploadPlaceDto {
  @ApiProperty({ type: 'integer', description: '`0`: none of yours waits' })
  place: number;
}

export class UploadImageDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF, up to 10 MB' })
  file: unknown;
}
