import { Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { IntegrityService, IntegrityReportDto } from '../integrity/integrity.service.js';
import { SystemDto } from './system.dto.js';
import { SystemService } from './system.service.js';

@StaffController('admin/system', 'system')
@RequirePermission('system.see')
export class SystemController {
  constructor(
    private readonly system: SystemService,
    private readonly integrity: IntegrityService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'How the venue itself is: version, database, mails that wait, the last backup and check' })
  @ApiOkResponse({ type: SystemDto })
  getSystem(): Promise<SystemDto> {
    return this.system.getSystem();
  }

  @Post('integrity')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Checks the data now',
    description: 'Asks whether the data can be true: no two parties at one table, no reservation without its mail …',
  })
  @ApiOkResponse({ type: IntegrityReportDto })
  async checkIntegrity(): Promise<IntegrityReportDto> {
    return IntegrityReportDto.from(await this.integrity.checkIntegrity());
  }
}
