import { ApiProperty } from '@nestjs/swagger';
import type { StaffUser } from '../staff-user.js';
import { StaffUserDto } from './staff-user.dto.js';
import { accountLimits } from '@strapec/domain';
import { givenPassword } from '../../http/account-rules.js';
import { Field, singleLine } from '../../http/field-rule.js';

const nameLength = 254;

export class LoginDto {
  @Field(singleLine(nameLength), {
    minLength: 1,
    maxLength: nameLength,
    description: 'User name or e-mail, in any case',
    example: 'admin',
  })
  username: string;

  @Field(givenPassword, { minLength: 1, maxLength: accountLimits.passwordLength, format: 'password' })
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
