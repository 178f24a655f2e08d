import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { AuditEntry } from '../database/entities/audit-entry.entity.js';
import { ForStaff } from '../http/for-staff.decorator.js';
import { May } from '../http/may.decorator.js';
import { FailsWith } from '../http/problem.dto.js';
import { AuditEntryDto } from './dto/audit-entry.dto.js';
import { ListChangesDto } from './dto/list-changes.dto.js';

const latest = 100;

@ApiTags('audit')
@ForStaff()
@Controller('admin/audit')
@FailsWith('validation_failed')
export class AuditController {
  constructor(private readonly source: DataSource) {}

  @Get()
  @May('reservations.see')
  @ApiOperation({ summary: 'The latest hundred changes of one thing, newest first' })
  @ApiOkResponse({ type: [AuditEntryDto] })
  async listChanges(@Query() { subjectId }: ListChangesDto): Promise<AuditEntryDto[]> {
    const entries = await this.source.manager.find(AuditEntry, {
      where: { subjectId },
      order: { at: 'DESC', id: 'ASC' },
      take: latest,
    });
    return entries.map((entry) => AuditEntryDto.from(entry));
  }
}
