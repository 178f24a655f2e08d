import { ApiProperty } from '@nestjs/swagger';

/** Whose password a link replaces. */
export class ForgetfulDto {
  @ApiProperty()
  username: string;
}
