import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ClosedTable, TablePlan } from '@strapec/domain';
import { CombinationDto, TableDto } from '../../venue/core/room.dto.js';
import { OptionalField, serviceDateRule } from '../../platform/http/fields/field-rule.js';

export class ListTablesDto {
  @OptionalField(serviceDateRule, { format: 'date', description: 'Service date; without it tonight' })
  date?: string;
}

export class ClosedTableDto extends TableDto implements ClosedTable {
  @ApiProperty({ type: 'integer', description: 'Where it stands among all tables of the room, from 0' })
  order: number;

  @ApiProperty({ format: 'date', description: 'The last service date without it' })
  to: string;

  @ApiPropertyOptional()
  reason?: string;
}

export class TablePlanDto {
  @ApiProperty({ type: [TableDto] })
  tables: TableDto[];

  @ApiProperty({ type: [CombinationDto] })
  combinations: CombinationDto[];

  @ApiPropertyOptional({ type: [ClosedTableDto], description: 'Left out when every table is in use' })
  outOfUse?: ClosedTableDto[];

  static from({ tables, places }: TablePlan, outOfUse: ClosedTable[]): TablePlanDto {
    const singleTables = places.filter((place) => place.tables.length === 1);
    const orderedTables = singleTables.toSorted(
      (a, b) => tables.indexOf(a.tables[0] ?? '') - tables.indexOf(b.tables[0] ?? ''),
    );
    const combinedPlaces = places.filter((place) => place.tables.length > 1);
    return {
      tables: orderedTables.map(({ tables: [id = ''], minParty, maxParty }) => ({ id, minParty, maxParty })),
      combinations: combinedPlaces.map((place) => ({
        tables: [...place.tables],
        minParty: place.minParty,
        maxParty: place.maxParty,
        isWholeRoom: place.isWholeRoom,
      })),
      ...(outOfUse.length > 0 && { outOfUse }),
    };
  }
}
