import { Body, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import { SaveBusinessDetailsDto, StoredBusinessDetailsDto } from './stored-business-details.dto.js';
import { BusinessDetailsService } from './business-details.service.js';

@StaffController('admin/business-details', 'venue')
export class BusinessDetailsController {
  constructor(private readonly businessDetails: BusinessDetailsService) {}

  @Get()
  @RequirePermission('content.change')
  @ApiOperation({ summary: 'The venue by name and place, and how it writes' })
  @ApiOkResponse({ type: StoredBusinessDetailsDto })
  getBusinessDetails(): Promise<StoredBusinessDetailsDto> {
    return this.businessDetails.getBusinessDetails();
  }

  @Put()
  @RequirePermission('content.change')
  @ApiOperation({
    summary: 'Change name, place and how the venue writes; the next page and the next mail show it',
    description: 'What differs is written in both languages. Refused with `changed_meanwhile` after another change.',
  })
  @ApiOkResponse({ type: StoredBusinessDetailsDto })
  @FailsWith('zone_in_use', 'validation_failed', 'changed_meanwhile')
  saveBusinessDetails(
    @Body() businessDetails: SaveBusinessDetailsDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StoredBusinessDetailsDto> {
    return this.businessDetails.saveBusinessDetails(businessDetails, staff);
  }
}
