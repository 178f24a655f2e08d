import { ApiProperty } from '@nestjs/swagger';
import { type StaffRole, accountLimits, staffRoles } from '@strapec/domain';
import type { StaffUser } from './staff-user.js';
import { givenPassword } from '../../platform/http/fields/account-rules.js';
import { Field, singleLine } from '../../platform/http/fields/field-rule.js';

export class StaffUserDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: String, nullable: true })
  firstName: string | null;

  @ApiProperty({ type: String, nullable: true })
  lastName: string | null;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl: string | null;

  @ApiProperty({ enum: staffRoles, enumName: 'StaffRole' })
  role: StaffRole;

  static from({ id, username, email, firstName, lastName, profileImageUrl, role }: StaffUser): StaffUserDto {
    return { id, username, email, firstName, lastName, profileImageUrl, role };
  }
}

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
