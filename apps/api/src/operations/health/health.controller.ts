import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { Public } from '../../platform/http/access/public.decorator.js';
import { Readiness } from './readiness.js';

class HealthDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether the process answers at all' })
  @ApiOkResponse({ type: HealthDto })
  getLive(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary:
      'Whether requests should be sent here: the database answers and has room, and the process is not shutting down',
  })
  @ApiOkResponse({ type: HealthDto })
  @FailsWith('busy')
  async getReady(): Promise<HealthDto> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}
