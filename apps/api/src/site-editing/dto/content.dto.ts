import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SiteContent } from '../../database/entities/site-content.entity.js';
import { ProblemDto, failsAs } from '../../http/problem.dto.js';

/** A text of the public pages as staff edit it. */
export class ContentDto {
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

  @ApiProperty({ type: 'integer', description: 'Grows with every change' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name of who changed it last' })
  updatedBy: string | null;

  static from(row: SiteContent, placeholders: string[]): ContentDto {
    const { id, key, section, type, contentEn, contentSk, version, updatedAt, updatedByName } = row;
    const edited = { version, updatedAt: updatedAt.toISOString(), updatedBy: updatedByName };
    return { id, key, section, type, contentEn, contentSk, placeholders, ...edited };
  }
}

/** Why a text was not saved, with what stands there now. */
class ContentProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the text as somebody else has saved it' })
  current?: ContentDto;
}

/** Documents the refusals of an editor's changes. */
export const FailsForEditors = failsAs(ContentProblemDto);
