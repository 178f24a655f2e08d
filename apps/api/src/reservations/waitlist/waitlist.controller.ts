import { Body, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { RequirePermission, StaffController } from '../../platform/http/access/staff-controller.js';
import { IdParam } from '../../platform/http/fields/id-pipes.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { WaitlistPartyDto, Waitlist, PutWaitlistPartyDto } from './waitlist.js';

@StaffController('admin/waitlist', 'reservations')
export class WaitlistController {
  constructor(private readonly waitlist: Waitlist) {}

  @Get()
  @RequirePermission('reservations.see')
  @ApiOperation({ summary: 'Tonight’s waitlist, in order' })
  @ApiOkResponse({ type: WaitlistPartyDto, isArray: true })
  listWaitlist(): Promise<WaitlistPartyDto[]> {
    return this.waitlist.listParties();
  }

  @Put(':id')
  @RequirePermission('reservations.change')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Add a party to the waitlist, seat it, or mark it as left',
    description: 'The client makes the id: a repeated call adds no second party.',
  })
  @ApiNoContentResponse()
  @FailsWith('validation_failed', 'not_found')
  putWaitlistParty(@IdParam() id: string, @Body() party: PutWaitlistPartyDto): Promise<void> {
    return this.waitlist.saveParty(id, party);
  }
}
