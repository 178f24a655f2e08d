import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { hasPermission } from '@strapec/domain';
import { DataSource, Like } from 'typeorm';
import { AuditEntry } from '../platform/database/entities/staff/audit-entry.entity.js';
import { StaffController, RequirePermission } from '../platform/http/access/staff-controller.js';
import { FailsWith } from '../platform/http/problems/problem.dto.js';
import { CurrentStaff, type StaffMember } from '../platform/http/access/staff-member.js';
import { listAuditPeople, readAuditPage } from './audit-queries.js';
import { AuditEntryDto, AuditPageDto, AuditPersonDto, ListAuditDto, ListChangesDto } from './audit.dto.js';

const maxEntries = 100;

@StaffController('admin/audit', 'audit')
@FailsWith('validation_failed')
export class AuditController {
  constructor(private readonly source: DataSource) {}

  @Get('entries')
  @RequirePermission('audit.see')
  @ApiOperation({ summary: 'What staff changed, newest first, fifty a page' })
  @ApiOkResponse({ type: AuditPageDto })
  listAudit(@Query() filter: ListAuditDto): Promise<AuditPageDto> {
    return readAuditPage(this.source, filter);
  }

  @Get('people')
  @RequirePermission('audit.see')
  @ApiOperation({ summary: 'Whose changes can be looked for' })
  @ApiOkResponse({ type: [AuditPersonDto] })
  listAuditPeople(): Promise<AuditPersonDto[]> {
    return listAuditPeople(this.source);
  }

  @Get()
  @RequirePermission('reservations.see')
  @ApiOperation({
    summary: 'The latest hundred changes of one thing, newest first',
    description: 'Who may not see the whole record reads those of reservations.',
  })
  @ApiOkResponse({ type: [AuditEntryDto] })
  async listChanges(
    @Query() { subjectId }: ListChangesDto,
    @CurrentStaff() { role }: StaffMember,
  ): Promise<AuditEntryDto[]> {
    const entries = await this.source.manager.find(AuditEntry, {
      where: { subjectId, ...(hasPermission(role, 'audit.see') ? {} : { action: Like('reservation.%') }) },
      order: { at: 'DESC', id: 'ASC' },
      take: maxEntries,
    });
    return entries.map((entry) => AuditEntryDto.from(entry));
  }
}
