import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { type Language, languages } from '@strapec/domain';
import { versionRule } from '../../http/content-rules.js';
import { Obeys, ObeysIfGiven, oneOf, singleLine } from '../../http/field-rule.js';
import { emailAddress, nothingIfEmpty, trimmed } from '../../http/person-rules.js';
import { type StaffCopies, staffCopyChoices, venueTextProblem } from '../../content/venue.js';

const lineLength = 100;
const countryCode = (value: unknown): string | null => (/^[A-Z]{2}$/.test(String(value)) ? null : 'country_invalid');
const degrees = (value: unknown): string | null => venueTextProblem('venue.latitude', String(value));

/** The house by name and place, and how it writes. */
export class VenueFactsDto {
  @ApiProperty({ maxLength: lineLength, example: 'Strapec — víno & káva' })
  @Transform(trimmed)
  @Obeys(singleLine(lineLength))
  name: string;

  @ApiProperty({ maxLength: lineLength })
  @Transform(trimmed)
  @Obeys(singleLine(lineLength))
  street: string;

  @ApiProperty({ maxLength: lineLength })
  @Transform(trimmed)
  @Obeys(singleLine(lineLength))
  postalCode: string;

  @ApiProperty({ maxLength: lineLength })
  @Transform(trimmed)
  @Obeys(singleLine(lineLength))
  city: string;

  @ApiProperty({ description: 'ISO 3166-1, two letters', example: 'SK' })
  @Transform(trimmed)
  @Obeys(countryCode)
  country: string;

  @ApiProperty({ maxLength: lineLength })
  @Transform(trimmed)
  @Obeys((value, whole) => singleLine(lineLength)(value, whole) ?? venueTextProblem('venue.phone', String(value)))
  phone: string;

  @ApiProperty({ format: 'email' })
  @Transform(trimmed)
  @Obeys(emailAddress('email_invalid'))
  email: string;

  @ApiProperty({ type: String, description: 'Degrees north', example: '48.1445' })
  @Transform(trimmed)
  @Obeys(degrees)
  latitude: string;

  @ApiProperty({ type: String, description: 'Degrees east', example: '17.1106' })
  @Transform(trimmed)
  @Obeys(degrees)
  longitude: string;

  @ApiProperty({ enum: languages, enumName: 'Language', description: 'Of mails to the house' })
  @Obeys(oneOf(languages))
  mailLanguage: Language;

  @ApiProperty({
    enum: staffCopyChoices,
    enumName: 'StaffCopies',
    description: 'Of which reservations the team gets a copy; `to_do`: of those that are not simply confirmed',
  })
  @Obeys(oneOf(staffCopyChoices))
  staffCopies: StaffCopies;

  @ApiPropertyOptional({
    type: String,
    maxLength: lineLength,
    nullable: true,
    description: 'Else the name of the house',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(singleLine(lineLength))
  senderName?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'email',
    nullable: true,
    description: 'Else the sender of the installation',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(emailAddress('email_invalid'))
  senderEmail?: string | null;
}

export class StoredVenueDto extends VenueFactsDto {
  @ApiProperty({ type: 'integer', description: 'Grows with every change of any of these' })
  version: number;
}

export class SaveVenueDto extends VenueFactsDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'The version that was edited' })
  @Obeys(versionRule)
  version: number;
}
