import { ApiProperty } from '@nestjs/swagger';
import type { DiningTableRow } from '../../database/entities/dining-table.entity.js';
import type { TableCombinationRow } from '../../database/entities/table-combination.entity.js';

export class TableDto {
  @ApiProperty({ example: 'T6' })
  id: string;

  @ApiProperty({ type: 'integer' })
  minParty: number;

  @ApiProperty({ type: 'integer' })
  maxParty: number;
}

export class CombinationDto {
  @ApiProperty({ type: [String], example: ['T6', 'T7'] })
  tables: string[];

  @ApiProperty({ type: 'integer' })
  minParty: number;

  @ApiProperty({ type: 'integer' })
  maxParty: number;
}

/** The room: tables, and the tables that may be pushed together. */
export class TablePlanDto {
  @ApiProperty({ type: [TableDto] })
  tables: TableDto[];

  @ApiProperty({ type: [CombinationDto] })
  combinations: CombinationDto[];

  static from(tables: readonly DiningTableRow[], combinations: readonly TableCombinationRow[]): TablePlanDto {
    return {
      tables: tables.map(({ id, minParty, maxParty }) => ({ id, minParty, maxParty })),
      combinations: combinations.map(({ tables: joined, minParty, maxParty }) => ({
        tables: joined,
        minParty,
        maxParty,
      })),
    };
  }
}
