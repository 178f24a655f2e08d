import { ApiProperty } from '@nestjs/swagger';

/** What came of sending, as a sentence. */
export class EmailAnswerDto {
  @ApiProperty({ description: 'What can be shown' })
  message: string;
}
