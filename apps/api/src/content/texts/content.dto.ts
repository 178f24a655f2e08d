import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType } from '@nestjs/swagger';
import { type Language, contentLimits, languages } from '@strapec/domain';
import type { BuiltInText } from '../core/built-in-content.js';
import type { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { ProblemDto, createFailsWith } from '../../platform/http/problems/problem.dto.js';
import { EditedRowDto } from '../../platform/http/fields/edited-row.dto.js';
import { contentKeyRule, requiredText, versionRule } from '../../platform/http/fields/content-rules.js';
import { Field, OptionalField, singleLine } from '../../platform/http/fields/field-rule.js';

class StoredTextDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'The place where it stands', example: 'home.hero.title' })
  key: string;

  @ApiProperty({ example: 'home' })
  section: string;

  @ApiProperty({ example: 'text' })
  type: string;

  @ApiProperty()
  contentEn: string;

  @ApiProperty()
  contentSk: string;

  @ApiProperty({
    type: [String],
    description: 'What both languages must hold, since the pages fill it',
    example: ['{name}'],
  })
  placeholders: string[];
}

export class ContentDto extends IntersectionType(StoredTextDto, EditedRowDto) {
  static from(row: SiteContent, placeholders: string[]): ContentDto {
    const { id, key, section, type, contentEn, contentSk } = row;
    return { id, key, section, type, contentEn, contentSk, placeholders, ...EditedRowDto.from(row) };
  }
}

export class PageTextDto extends OmitType(ContentDto, ['id', 'updatedAt'] as const) {
  @ApiProperty({ description: 'On which guests read it; `other` for a text that no page knows', example: 'home' })
  page: string;

  @ApiProperty({ type: String, nullable: true })
  builtInEn: string | null;

  @ApiProperty({ type: String, nullable: true })
  builtInSk: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: '`null` while it is built in' })
  updatedAt: string | null;

  static from({ id: _id, ...stored }: ContentDto, { page = 'other', en, sk }: Partial<BuiltInText> = {}): PageTextDto {
    return { ...stored, page, builtInEn: en ?? null, builtInSk: sk ?? null };
  }

  static fromBuiltIn({ key, section, page, en, sk }: BuiltInText, placeholders: string[]): PageTextDto {
    const texts = { contentEn: en, contentSk: sk, builtInEn: en, builtInSk: sk, placeholders };
    return { key, section, page, type: 'text', ...texts, version: 0, updatedAt: null, updatedBy: null };
  }
}

export class PageTextsDto {
  @ApiProperty({
    enum: languages,
    enumName: 'Language',
    isArray: true,
    description: 'Of the venue, its first one first',
  })
  languages: Language[];

  @ApiProperty({ type: [PageTextDto], description: 'In the order in which guests read them' })
  texts: PageTextDto[];
}

class ContentProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the text as it was saved meanwhile' })
  current?: ContentDto;
}

export const FailsForContent = createFailsWith(ContentProblemDto);

export class SaveContentDto {
  @Field(contentKeyRule, { example: 'home.hero.title' })
  key: string;

  @Field(requiredText(contentLimits.textLength, 'content_en_required'), { minLength: 1 })
  contentEn: string;

  @Field(requiredText(contentLimits.textLength, 'content_sk_required'), { minLength: 1 })
  contentSk: string;

  @Field(singleLine(50), { minLength: 1, example: 'home' })
  section: string;

  @Field(singleLine(50), { required: false, default: 'text' })
  type: string = 'text';

  @OptionalField(versionRule, {
    minimum: 0,
    nullable: true,
    description: 'The version that was edited; 0 for a text that was not there',
  })
  version?: number | null;
}

export class SeededContentDto {
  @ApiProperty({ type: 'integer', description: 'How many texts were missing and have been added' })
  added: number;

  @ApiProperty({ description: 'The same as a sentence', example: 'Added 124 front page texts.' })
  message: string;
}
