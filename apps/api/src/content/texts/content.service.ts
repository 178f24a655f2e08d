import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { defaultLanguage } from '@strapec/domain';
import { DataSource } from 'typeorm';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import type { FieldError } from '../../platform/http/problems/problem.js';
import { type StaffMember, nameOfStaff } from '../../platform/http/access/staff-member.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { BuiltInContent, type BuiltInText } from '../core/built-in-content.js';
import { messageProblem, placeholdersOf } from '../core/message-syntax.js';
import { SiteEdits, lockTexts, requireVersion } from '../core/site-edits.js';
import {
  ContentDto,
  PageTextDto,
  type PageTextsDto,
  type SaveContentDto,
  type SeededContentDto,
} from './content.dto.js';
import { businessDetailsTextProblem } from '../core/business-details.js';
import { CurrentBusinessDetails } from '../core/current-business-details.js';

@Injectable()
export class ContentService {
  constructor(
    private readonly source: DataSource,
    private readonly builtIn: BuiltInContent,
    private readonly edits: SiteEdits,
    private readonly currentDetails: CurrentBusinessDetails,
  ) {}

  async listContent(): Promise<ContentDto[]> {
    const rows = await this.source.manager.find(SiteContent, { order: { section: 'ASC', key: 'ASC' } });
    return rows.map((row) => this.shown(row));
  }

  async listPageTexts(): Promise<PageTextsDto> {
    const stored = new Map((await this.listContent()).map((content) => [content.key, content]));
    const builtIn = this.builtIn.allTexts.map((text) => {
      const row = stored.get(text.key);
      return row ? PageTextDto.from(row, text) : PageTextDto.builtIn(text, placeholdersOf(text.en));
    });
    const others = [...stored.values()].filter(({ key }) => !this.builtIn.textOf(key));
    const { languages } = await this.currentDetails.inLanguage(defaultLanguage);
    return { languages, texts: [...builtIn, ...others.map((row) => PageTextDto.from(row))] };
  }

  /** Throws `validation_failed` for a text that pages could not show, `changed_meanwhile`. */
  async saveContent(request: SaveContentDto, by: StaffMember): Promise<ContentDto> {
    const problems = contentProblems(request, this.builtIn.textOf(request.key));
    if (problems.length > 0) throw validationProblem(problems);
    return this.edits.apply(async (tx, now) => {
      await lockTexts(tx);
      const before = await tx.findOneBy(SiteContent, { key: request.key });
      requireVersion(request.version, before, (row) => this.shown(row));
      const after: SiteContent = {
        id: before?.id ?? randomUUID(),
        key: request.key,
        ...textsOf(request),
        version: (before?.version ?? 0) + 1,
        updatedAt: now,
        updatedBy: by.id,
        updatedByName: nameOfStaff(by),
        isSample: false,
      };
      await tx.save(SiteContent, after);
      const states = { before: before && textsOf(before), after: textsOf(after) };
      return { result: this.shown(after), change: { by, action: 'content.save', subjectId: after.key, ...states } };
    });
  }

  /** Safe to repeat. */
  async seedContent(by: StaffMember): Promise<SeededContentDto> {
    return this.edits.apply(async (tx, now) => {
      const author = { updatedAt: now, updatedBy: by.id, updatedByName: nameOfStaff(by) };
      const texts = this.builtIn.allTexts.map(({ key, section, en, sk }) => ({
        id: randomUUID(),
        key,
        section,
        contentEn: en,
        contentSk: sk,
        ...author,
      }));
      const insert = tx.createQueryBuilder().insert().into(SiteContent).values(texts).orIgnore().returning('key');
      const keys = ((await insert.execute()).raw as { key: string }[]).map(({ key }) => key);
      const change = { by, action: 'content.seed', subjectId: 'front-page', after: { keys } } as const;
      return { result: seeded(keys.length), change: keys.length > 0 ? change : null };
    });
  }

  private shown(row: SiteContent): ContentDto {
    const builtIn = this.builtIn.textOf(row.key);
    const section = row.isSample && builtIn ? builtIn.section : row.section;
    return ContentDto.from({ ...row, section }, placeholdersOf(builtIn?.en ?? ''));
  }
}

function textsOf({ section, type, contentEn, contentSk }: SaveContentDto | SiteContent) {
  return { section, type, contentEn, contentSk };
}

function seeded(added: number): SeededContentDto {
  if (added === 0) return { added, message: 'All front page texts are here already.' };
  return { added, message: `Added ${added} front page ${added === 1 ? 'text' : 'texts'}.` };
}

function contentProblems(request: SaveContentDto, builtIn: BuiltInText | undefined): FieldError[] {
  const { en = '', sk = '' } = builtIn ?? {};
  const texts = [['contentEn', en] as const, ['contentSk', sk] as const];
  return texts.flatMap(([field, text]) => {
    const code = businessDetailsTextProblem(request.key, request[field]) ?? messageProblem(request[field], text);
    return code === null ? [] : [fieldError(field, code)];
  });
}
