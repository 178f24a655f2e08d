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
  textList,
} from '../../platform/http/fields/field-rule.js';
import { emailAddressRule, nullIfEmpty, trimText } from '../../platform/http/fields/person-field-rules.js';
import { type StaffCopies, staffCopyChoices, checkBusinessDetailsText } from '../core/business-details.js';
import { type LocationMap, locationMaps } from '../core/business-details.dto.js';

const isProfileUrl = (value: unknown): boolean => typeof value === 'string' && isWebAddress(value) && !/\s/.test(value);
const isLanguageList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((language) => languages.includes(language as Language));

const maxLineLength = 100;
const maxLongLineLength = 200;
const countryRule = (value: unknown): string | null => (/^[A-Z]{2}$/.test(String(value)) ? null : 'country_invalid');
/** One line, which may be empty; checked like the stored text `venue.<name of the field>`. */
const LineField =
  ({ maxLength = maxLineLength, ...schema }: ApiPropertyOptions = {}): PropertyDecorator =>
  (dto, field) => {
    const lineRule: FieldRule = (value, form) =>
      (value === '' ? null : singleLine(maxLength)(value, form)) ??
      checkBusinessDetailsText(`venue.${String(field)}`, String(value));
    Field(lineRule, { convert: trimText, maxLength, ...schema })(dto, field);
  };

export class BusinessDetailsFactsDto {
  @Field(singleLine(maxLineLength), { convert: trimText, example: 'Pri hrozne' })
  name: string;

  @LineField()
  street: string;

  @LineField()
  postalCode: string;

  @LineField()
  city: string;

  @Field(countryRule, { convert: trimText, description: 'ISO 3166-1, two letters', example: 'SK' })
  country: string;

  @LineField()
  phone: string;

  @Field((value) => (value === '' ? null : emailAddressRule('email_invalid')(value, {})), {
    convert: trimText,
    format: 'email',
  })
  email: string;

  @LineField({ description: 'Degrees north; empty where the place is not known', example: '48.1445' })
  latitude: string;

  @LineField({ description: 'Degrees east', example: '17.1106' })
  longitude: string;

  @Field(textList(10), { description: 'Addresses of profiles on other sites' })
  @Obeys((value) => (Array.isArray(value) && value.every(isProfileUrl) ? null : 'url_invalid'))
  socialLinks: string[];

  @LineField({ description: 'The company that runs the bar' })
  companyName: string;

  @LineField({ maxLength: maxLongLineLength })
  companySeat: string;

  @LineField({ description: 'IČO' })
  companyId: string;

  @LineField({ description: 'DIČ or IČ DPH' })
  companyTaxId: string;

  @LineField({ maxLength: maxLongLineLength, description: 'Register, section and number' })
  companyRegister: string;

  @LineField({ description: 'From `€` to `€€€€`' })
  priceRange: string;

  @LineField()
  cuisine: string;

  @Field((value) => (isLanguageList(value) ? null : 'not_a_choice'), {
    isArray: true,
    enum: languages,
    enumName: 'Language',
    description: 'Of the public pages, default first',
  })
  languages: Language[];

  @LineField({ example: 'Europe/Bratislava' })
  timeZone: string;

  @LineField({ description: '`#rrggbb`; empty for the colour of the theme' })
  accent: string;

  @Field(oneOf(locationMaps), { enumName: 'LocationMap' })
  map: LocationMap;

  @LineField({
    description: 'Where the copies for the team go; empty for the address of the installation',
  })
  staffEmail: string;

  @Field(oneOf(languages), { enumName: 'Language', description: 'Of mails to the venue' })
  mailLanguage: Language;

  @Field(oneOf(staffCopyChoices), {
    enumName: 'StaffCopies',
    description: 'Of which reservations the team gets a copy; `to_do`: of those that are not simply confirmed',
  })
  staffCopies: StaffCopies;

  @OptionalField(singleLine(maxLineLength), {
    convert: nullIfEmpty,
    maxLength: maxLineLength,
    nullable: true,
    description: 'Else the name of the venue',
  })
  senderName?: string | null;

  @OptionalField(emailAddressRule('email_invalid'), {
    convert: nullIfEmpty,
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
