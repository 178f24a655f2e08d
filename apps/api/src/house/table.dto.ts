import { ApiProperty } from '@nestjs/swagger';
import type { DiningTable } from '@strapec/domain';

export class TableDto implements DiningTable {
  @ApiProperty({ example: 'T6' })
  id: string;

  @ApiProperty({ type: 'integer' })
  minParty: number;

  @ApiProperty({ type: 'integer' })
  maxParty: number;
}
