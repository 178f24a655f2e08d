import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../http/for-staff.decorator.js';
import { May } from '../http/may.decorator.js';
import { knownId } from '../http/known-id.js';
import { FailsWith } from '../http/problem.dto.js';
import { type StaffMember, SignedIn } from '../http/staff-member.js';
import { UndoneDeedDto } from './dto/reservation-deed.dto.js';
import { FailsForStaff } from './dto/staff-problem.dto.js';
import { UndoDeed } from './undo-deed.js';

@ApiTags('reservations')
@ForStaff()
@Controller('admin/undo')
@FailsWith('validation_failed')
export class UndoController {
  constructor(private readonly undoing: UndoDeed) {}

  @Post(':deed')
  @May('reservations.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take back what was just done with a reservation',
    description:
      'Within ten minutes, and as long as nothing else was done with it. A mail that has not left never does.',
  })
  @ApiParam({ name: 'deed', format: 'uuid' })
  @ApiOkResponse({ type: UndoneDeedDto })
  @FailsWith('not_found', 'payload_too_large', 'unsupported_media_type')
  @FailsForStaff('capacity_full', 'no_way_back', 'changed_meanwhile')
  undoDeed(@Param('deed', knownId) deed: string, @SignedIn() staff: StaffMember): Promise<UndoneDeedDto> {
    return this.undoing.undoDeed(deed, staff);
  }
}
