import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForStaff, May } from '../../platform/http/access/staff-controller.js';
import { knownId } from '../../platform/http/fields/known-id.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { WaitlistPartyDto, Waitlist, PutWaitlistPartyDto } from './waitlist.js';

@ApiTags('reservations')
@ForStaff()
@Controller('admin/waitlist')
export class WaitlistController {
  constructor(private readonly queue: Waitlist) {}

  @Get()
  @May('reservations.see')
  @ApiOperation({ summary: 'Who waits at the door tonight, the first one first' })
  @ApiOkResponse({ type: WaitlistPartyDto, isArray: true })
  listWaitlist(): Promise<WaitlistPartyDto[]> {
    return this.queue.list();
  }

  @Put(':id')
  @May('reservations.change')
  @HttpCode(204)
  @ApiOperation({
    summary: 'A party waits at the door, was given a place, or has left',
    description: 'The id is made by the caller: whoever says it twice writes down one party.',
  })
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiNoContentResponse()
  @FailsWith('validation_failed', 'malformed_request', 'not_found', 'payload_too_large', 'unsupported_media_type')
  putWaitlistParty(@Param('id', knownId) id: string, @Body() party: PutWaitlistPartyDto): Promise<void> {
    return this.queue.put(id, party);
  }
}
