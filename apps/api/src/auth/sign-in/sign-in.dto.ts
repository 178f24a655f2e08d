import { ApiProperty } from '@nestjs/swagger';
import { Field, singleLine } from '../../platform/http/fields/field-rule.js';
import { currentPasswordRule } from '../../platform/http/fields/person-field-rules.js';
import { StaffUserDto } from '../accounts/staff-user.dto.js';
import type { StaffUser } from '../accounts/staff-user.js';

const maxLoginNameLength = 254;

export class LoginDto {
  @Field(singleLine(maxLoginNameLength), {
    minLength: 1,
    description: 'User name or e-mail, in any case',
    example: 'admin',
  })
  username: string;

  @Field(currentPasswordRule, { minLength: 1 })
  password: string;
}

export class AuthStatusDto {
  @ApiProperty()
  authenticated: boolean;

  @ApiProperty({ type: StaffUserDto, nullable: true })
  user: StaffUserDto | null;

  static from(user: StaffUser | null): AuthStatusDto {
    return { authenticated: user !== null, user: user && StaffUserDto.from(user) };
  }
}

export class SignedOutDto {
  @ApiProperty({ enum: [true] })
  success: true;
}

export class SignedInDto {
  @ApiProperty({ type: StaffUserDto })
  user: StaffUserDto;
}
