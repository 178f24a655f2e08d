import { ApiProperty } from '@nestjs/swagger';

export class SeededContentDto {
  @ApiProperty({ type: 'integer', description: 'How many texts were missing and have been added' })
  added: number;

  @ApiProperty({ description: 'The same as a sentence', example: 'Added 124 front page texts.' })
  message: string;
}
