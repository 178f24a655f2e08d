import { Injectable } from '@nestjs/common';
import { addDays } from '@strapec/domain';
import { DataSource } from 'typeorm';
import { instantOf } from '../clock/local-time.js';
import type { AuditEntry } from '../database/entities/audit-entry.entity.js';
import { namedRead } from '../database/named-query.js';
import { listAudit, listAuthors } from './audit-statements.js';
import { AuditEntryDto } from './dto/audit-entry.dto.js';
import type { AuditPageDto, AuditPersonDto } from './dto/audit-page.dto.js';
import { type ListAuditDto, cursorOf, cursorText } from './dto/list-audit.dto.js';

const pageSize = 50;

/** Reads the record of everything that staff changed. */
@Injectable()
export class AuditPage {
  constructor(private readonly source: DataSource) {}

  async list({ staff = null, kind = null, from, to, before }: Asked): Promise<AuditPageDto> {
    const cursor = before ? cursorOf(before) : null;
    const rows = await namedRead<AuditEntry & { subject: string | null }>(this.source, listAudit, [
      ...[staff, kind, from ? instantOf(from, 0) : null, to ? instantOf(addDays(to, 1), 0) : null],
      ...[cursor?.at ?? null, cursor?.id ?? null, pageSize + 1],
    ]);
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      items: shown.map((row) => ({ ...AuditEntryDto.from(row), subject: row.subject })),
      next: last && rows.length > pageSize ? cursorText(last) : null,
    };
  }

  people(): Promise<AuditPersonDto[]> {
    return namedRead<AuditPersonDto>(this.source, listAuthors, []);
  }
}

/** What is left out of an address may come as `undefined`. */
type Asked = { [Field in keyof ListAuditDto]: ListAuditDto[Field] | null };
