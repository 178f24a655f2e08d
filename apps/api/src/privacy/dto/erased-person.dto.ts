import { ApiProperty } from '@nestjs/swagger';
import { type HeldKind, heldKinds } from '../personal-table.js';

export class HeldCountDto {
  @ApiProperty({ enum: heldKinds, enumName: 'HeldKind' })
  kind: HeldKind;

  @ApiProperty({ type: 'integer', description: 'Rows' })
  count: number;
}

/** What erasing did. */
export class ErasedPersonDto {
  @ApiProperty({ type: [HeldCountDto] })
  erased: HeldCountDto[];

  @ApiProperty({
    type: [HeldCountDto],
    description:
      'What the law wants to stay, by the hash of the address: the proof of a consent, the bar on the address',
  })
  kept: HeldCountDto[];
}
