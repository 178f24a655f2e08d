import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { type Language, languages } from '@strapec/domain';
import { isWebAddress, versionRule } from '../../platform/http/fields/content-rules.js';
import {
  Field,
  type FieldRule,
  Obeys,
  OptionalField,
  oneOf,
  singleLine,
  textsOf,
} from '../../platform/http/fields/field-rule.js';
import { emailAddress, nothingIfEmpty, trimmed } from '../../platform/http/fields/person-rules.js';
import {
  type StaffCopies,
  type LocationMap,
  staffCopyChoices,
  locationMaps,
  businessDetailsTextProblem,
} from '../core/business-details.js';

const isProfile = (value: unknown): boolean => typeof value === 'string' && isWebAddress(value) && !/\s/.test(value);
const isSpoken = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => languages.includes(one as Language));

const lineLength = 100;
const sentenceLength = 200;
const countryCode = (value: unknown): string | null => (/^[A-Z]{2}$/.test(String(value)) ? null : 'country_invalid');
const ofBusinessDetails =
  (field: string): FieldRule =>
  (value) =>
    typeof value === 'string' ? businessDetailsTextProblem(`venue.${field}`, value) : 'not_a_text';
const textLine =
  (maxLength: number): FieldRule =>
  (value, whole) =>
    value === '' ? null : singleLine(maxLength)(value, whole);
const Line = (maxLength: number, schema: ApiPropertyOptions = {}) =>
  Field(textLine(maxLength), { as: trimmed, maxLength, ...schema });
const Fact = (field: string, schema: ApiPropertyOptions = {}) =>
  Field((value, whole) => textLine(lineLength)(value, whole) ?? ofBusinessDetails(field)(value, whole), {
    as: trimmed,
    maxLength: lineLength,
    ...schema,
  });

export class BusinessDetailsFactsDto {
  @Field(singleLine(lineLength), { as: trimmed, example: 'Pri hrozne' })
  name: string;

  @Line(lineLength)
  street: string;

  @Line(lineLength)
  postalCode: string;

  @Line(lineLength)
  city: string;

  @Field(countryCode, { as: trimmed, description: 'ISO 3166-1, two letters', example: 'SK' })
  country: string;

  @Fact('phone')
  phone: string;

  @Field((value) => (value === '' ? null : emailAddress('email_invalid')(value, {})), { as: trimmed, format: 'email' })
  email: string;

  @Fact('latitude', { description: 'Degrees north; empty where the place is not known', example: '48.1445' })
  latitude: string;

  @Fact('longitude', { description: 'Degrees east', example: '17.1106' })
  longitude: string;

  @Field(textsOf(10), { description: 'Addresses of profiles on other sites' })
  @Obeys((value) => (Array.isArray(value) && value.every(isProfile) ? null : 'url_invalid'))
  socialLinks: string[];

  @Line(lineLength, { description: 'The company that runs the bar' })
  companyName: string;

  @Line(sentenceLength)
  companySeat: string;

  @Line(lineLength, { description: 'IČO' })
  companyId: string;

  @Line(lineLength, { description: 'DIČ or IČ DPH' })
  companyTaxId: string;

  @Line(sentenceLength, { description: 'Register, section and number' })
  companyRegister: string;

  @Fact('priceRange', { description: 'From `€` to `€€€€`' })
  priceRange: string;

  @Line(lineLength)
  cuisine: string;

  @Field((value) => (isSpoken(value) ? null : 'not_a_choice'), {
    isArray: true,
    enum: languages,
    enumName: 'Language',
    description: 'Of the public pages, default first',
  })
  languages: Language[];

  @Fact('timeZone', { example: 'Europe/Bratislava' })
  timeZone: string;

  @Fact('accent', { description: '`#rrggbb`; empty for the colour of the theme' })
  accent: string;

  @Field(oneOf(locationMaps), { enumName: 'LocationMap' })
  map: LocationMap;

  @Fact('staffEmail', { description: 'Where the copies for the team go; empty for the address of the installation' })
  staffEmail: string;

  @Field(oneOf(languages), { enumName: 'Language', description: 'Of mails to the venue' })
  mailLanguage: Language;

  @Field(oneOf(staffCopyChoices), {
    enumName: 'StaffCopies',
    description: 'Of which reservations the team gets a copy; `to_do`: of those that are not simply confirmed',
  })
  staffCopies: StaffCopies;

  @OptionalField(singleLine(lineLength), {
    as: nothingIfEmpty,
    maxLength: lineLength,
    nullable: true,
    description: 'Else the name of the venue',
  })
  senderName?: string | null;

  @OptionalField(emailAddress('email_invalid'), {
    as: nothingIfEmpty,
    format: 'email',
    nullable: true,
    description: 'Else the sender of the installation',
  })
  senderEmail?: string | null;
}

export class StoredBusinessDetailsDto extends BusinessDetailsFactsDto {
  @ApiProperty({ type: 'integer', description: 'Grows with every change of any of these' })
  version: number;
}

export class SaveBusinessDetailsDto extends BusinessDetailsFactsDto {
  @Field(versionRule, { minimum: 0, description: 'The version that was edited' })
  version: number;
}
