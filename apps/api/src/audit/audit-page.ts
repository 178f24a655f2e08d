import { Injectable } from '@nestjs/common';
import { addDays } from '@strapec/domain';
import { DataSource } from 'typeorm';
import { instantOf } from '../clock/local-time.js';
import type { AuditEntry } from '../database/entities/audit-entry.entity.js';
import { namedRead } from '../database/named-query.js';
import { listAudit, listAuthors } from './audit-statements.js';
import { AuditEntryDto, type AuditPageDto, type AuditPersonDto } from './dto/audit-page.dto.js';
import { type ListAuditDto, cursorOf, cursorText } from './dto/list-audit.dto.js';

const pageSize = 50;

/** Reads the record of everything that staff changed. */
@Injectable()
export class AuditPage {
  constructor(private readonly source: DataSource) {}

  async list(asked: ListAuditDto): Promise<AuditPageDto> {
    const rows = await namedRead<AuditEntry & { subject: string | null }>(this.source, listAudit, [
      ...[asked.staff, asked.kind, ...daysOf(asked), ...endOfPageBefore(asked)],
      pageSize + 1,
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

/** From the first midnight to the last; what was not asked for is nothing. */
const daysOf = ({ from, to }: ListAuditDto): (Date | null)[] => [
  from ? instantOf(from, 0) : null,
  to ? instantOf(addDays(to, 1), 0) : null,
];

function endOfPageBefore({ before }: ListAuditDto): [Date | null, string | null] {
  const cursor = before ? cursorOf(before) : null;
  return cursor ? [cursor.at, cursor.id] : [null, null];
}
