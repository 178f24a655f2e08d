import { Injectable } from '@nestjs/common';
import { defaultLanguage } from '@strapec/domain';
import { DataSource } from 'typeorm';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import type { FieldError } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { BuiltInContent, type BuiltInText } from '../core/built-in-content.js';
import { checkMessageSyntax, listPlaceholders } from '../core/message-syntax.js';
import { SiteEdits, lockTexts } from '../core/site-edits.js';
import { toEditedColumns, requireCurrentVersion } from '../../platform/http/fields/row-version.js';
import {
  ContentDto,
  PageTextDto,
  type PageTextsDto,
  type SaveContentDto,
  type SeededContentDto,
} from './content.dto.js';
import { checkBusinessDetailsText } from '../core/business-details.js';
import { BusinessDetailsReader } from '../core/business-details-reader.js';

@Injectable()
export class ContentService {
  constructor(
    private readonly source: DataSource,
    private readonly builtInContent: BuiltInContent,
    private readonly edits: SiteEdits,
    private readonly detailsReader: BusinessDetailsReader,
  ) {}

  async listContent(): Promise<ContentDto[]> {
    const rows = await this.source.manager.find(SiteContent, { order: { section: 'ASC', key: 'ASC' } });
    return rows.map((row) => this.toDto(row));
  }

  async listPageTexts(): Promise<PageTextsDto> {
    const storedTextByKey = new Map((await this.listContent()).map((content) => [content.key, content]));
    const knownTexts = this.builtInContent.allTexts.map((text) => {
      const storedText = storedTextByKey.get(text.key);
      return storedText ? PageTextDto.from(storedText, text) : PageTextDto.fromBuiltIn(text, listPlaceholders(text.en));
    });
    const unknownTexts = [...storedTextByKey.values()].filter(({ key }) => !this.builtInContent.findText(key));
    const { languages } = await this.detailsReader.readDetails(defaultLanguage);
    return { languages, texts: [...knownTexts, ...unknownTexts.map((row) => PageTextDto.from(row))] };
  }

  /** Throws `validation_failed` for a text that pages could not show, `changed_meanwhile`. */
  async saveContent(request: SaveContentDto, by: StaffMember): Promise<ContentDto> {
    const errors = checkContent(request, this.builtInContent.findText(request.key));
    if (errors.length > 0) throw validationProblem(errors);
    return this.edits.applyEdit(async (tx, now) => {
      await lockTexts(tx);
      const before = await tx.findOneBy(SiteContent, { key: request.key });
      requireCurrentVersion(request.version, before, (row) => this.toDto(row));
      const after: SiteContent = { ...toEditedColumns(before, by, now), key: request.key, ...pickTextFields(request) };
      await tx.save(SiteContent, after);
      const states = { before: before && pickTextFields(before), after: pickTextFields(after) };
      return { result: this.toDto(after), auditEntry: { by, action: 'content.save', subjectId: after.key, ...states } };
    });
  }

  /** Safe to repeat. */
  async seedContent(by: StaffMember): Promise<SeededContentDto> {
    return this.edits.applyEdit(async (tx, now) => {
      const texts = this.builtInContent.allTexts.map(({ key, section, en, sk }) => {
        return { ...toEditedColumns(null, by, now), key, section, contentEn: en, contentSk: sk };
      });
      const insert = tx.createQueryBuilder().insert().into(SiteContent).values(texts).orIgnore().returning('key');
      const keys = ((await insert.execute()).raw as { key: string }[]).map(({ key }) => key);
      const auditEntry = { by, action: 'content.seed', subjectId: 'front-page', after: { keys } } as const;
      return { result: toSeededContent(keys.length), auditEntry: keys.length > 0 ? auditEntry : null };
    });
  }

  private toDto(row: SiteContent): ContentDto {
    const builtInText = this.builtInContent.findText(row.key);
    const section = row.isSample && builtInText ? builtInText.section : row.section;
    return ContentDto.from({ ...row, section }, listPlaceholders(builtInText?.en ?? ''));
  }
}

function pickTextFields({ section, type, contentEn, contentSk }: SaveContentDto | SiteContent) {
  return { section, type, contentEn, contentSk };
}

function toSeededContent(addedCount: number): SeededContentDto {
  if (addedCount === 0) return { added: addedCount, message: 'All front page texts are here already.' };
  return { added: addedCount, message: `Added ${addedCount} front page ${addedCount === 1 ? 'text' : 'texts'}.` };
}

function checkContent(request: SaveContentDto, builtInText: BuiltInText | undefined): FieldError[] {
  const { en = '', sk = '' } = builtInText ?? {};
  const texts = [['contentEn', en] as const, ['contentSk', sk] as const];
  return texts.flatMap(([field, original]) => {
    const code = checkBusinessDetailsText(request.key, request[field]) ?? checkMessageSyntax(request[field], original);
    return code === null ? [] : [fieldError(field, code)];
  });
}
