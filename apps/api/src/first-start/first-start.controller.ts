import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../http/for-staff.decorator.js';
import { May } from '../http/may.decorator.js';
import { FailsWith } from '../http/problem.dto.js';
import { FirstStartDto, FirstStartService, MarkFirstStartDto } from './first-start.service.js';

@ApiTags('house')
@ForStaff()
@Controller('admin/first-start')
export class FirstStartController {
  constructor(private readonly firstStart: FirstStartService) {}

  @Get()
  @May('house.change')
  @ApiOperation({ summary: 'How far a new house has been set up' })
  @ApiOkResponse({ type: FirstStartDto })
  getFirstStart(): Promise<FirstStartDto> {
    return this.firstStart.get();
  }

  @Put()
  @May('house.change')
  @ApiOperation({ summary: 'Say that a step is done, or is not, or that nobody wants to be asked any more' })
  @ApiOkResponse({ type: FirstStartDto })
  @FailsWith('validation_failed', 'malformed_request', 'payload_too_large', 'unsupported_media_type')
  markFirstStart(@Body() { mark, isSet }: MarkFirstStartDto): Promise<FirstStartDto> {
    return this.firstStart.mark(mark, isSet);
  }
}
