import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { type Language, languages } from '@strapec/domain';
import { versionRule } from '../../http/content-rules.js';
import { Field, Obeys, OptionalField, oneOf, singleLine } from '../../http/field-rule.js';
import { emailAddress, nothingIfEmpty, trimmed } from '../../http/person-rules.js';
import { type StaffCopies, staffCopyChoices, venueTextProblem } from '../../content/venue.js';

const lineLength = 100;
const countryCode = (value: unknown): string | null => (/^[A-Z]{2}$/.test(String(value)) ? null : 'country_invalid');
const degrees = (value: unknown): string | null => venueTextProblem('venue.latitude', String(value));

/** The house by name and place, and how it writes. */
export class VenueFactsDto {
  @Field(singleLine(lineLength), { as: trimmed, maxLength: lineLength, example: 'Strapec — víno & káva' })
  name: string;

  @Field(singleLine(lineLength), { as: trimmed, maxLength: lineLength })
  street: string;

  @Field(singleLine(lineLength), { as: trimmed, maxLength: lineLength })
  postalCode: string;

  @Field(singleLine(lineLength), { as: trimmed, maxLength: lineLength })
  city: string;

  @Field(countryCode, { as: trimmed, description: 'ISO 3166-1, two letters', example: 'SK' })
  country: string;

  @ApiProperty({ maxLength: lineLength })
  @Transform(trimmed)
  @Obeys((value, whole) => singleLine(lineLength)(value, whole) ?? venueTextProblem('venue.phone', String(value)))
  phone: string;

  @Field(emailAddress('email_invalid'), { as: trimmed, format: 'email' })
  email: string;

  @Field(degrees, { as: trimmed, type: String, description: 'Degrees north', example: '48.1445' })
  latitude: string;

  @Field(degrees, { as: trimmed, type: String, description: 'Degrees east', example: '17.1106' })
  longitude: string;

  @Field(oneOf(languages), { enum: languages, enumName: 'Language', description: 'Of mails to the house' })
  mailLanguage: Language;

  @Field(oneOf(staffCopyChoices), {
    enum: staffCopyChoices,
    enumName: 'StaffCopies',
    description: 'Of which reservations the team gets a copy; `to_do`: of those that are not simply confirmed',
  })
  staffCopies: StaffCopies;

  @OptionalField(singleLine(lineLength), {
    as: nothingIfEmpty,
    type: String,
    maxLength: lineLength,
    nullable: true,
    description: 'Else the name of the house',
  })
  senderName?: string | null;

  @OptionalField(emailAddress('email_invalid'), {
    as: nothingIfEmpty,
    type: String,
    format: 'email',
    nullable: true,
    description: 'Else the sender of the installation',
  })
  senderEmail?: string | null;
}

export class StoredVenueDto extends VenueFactsDto {
  @ApiProperty({ type: 'integer', description: 'Grows with every change of any of these' })
  version: number;
}

export class SaveVenueDto extends VenueFactsDto {
  @Field(versionRule, { type: 'integer', minimum: 0, description: 'The version that was edited' })
  version: number;
}
