import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type VenueWords,
  type Language,
  type PartOfDay,
  type ServingKind,
  type Weekday,
  languages,
  partsOfDay,
  servingKinds,
  weekdays,
} from '@strapec/domain';
import { type CaptchaProvider, captchaProviders } from '../../../platform/config/load-settings.js';
import { SiteImageDto } from '../../core/site-image.dto.js';
import { BusinessDetailsDto } from '../../core/business-details.dto.js';
import type { MessageTree } from '../../core/message-syntax.js';
import { VenueDto } from '../../../venue/core/venue.dto.js';

class BreakTimesDto {
  @ApiProperty({ example: '14:00' })
  from: string;

  @ApiProperty({ example: '17:00' })
  until: string;
}

export class DayHoursDto {
  @ApiProperty({ enum: weekdays })
  weekday: Weekday;

  @ApiProperty({
    type: String,
    nullable: true,
    description: '`HH:MM`; `null` on a closed day, like the others',
    example: '16:00',
  })
  opens: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: '`24:00` is midnight, `02:00` is the next morning',
    example: '02:00',
  })
  closes: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Latest start of a reservation', example: '23:30' })
  lastStart: string | null;

  @ApiPropertyOptional({ description: 'When the venue is closed in between' })
  break?: BreakTimesDto;
}

class CaptchaSettingsDto {
  @ApiProperty({ enum: captchaProviders })
  provider: CaptchaProvider;

  @ApiProperty({ type: String, nullable: true })
  siteKey: string | null;
}

export class FeaturedWineDto {
  @ApiProperty()
  name: string;

  @ApiProperty()
  producer: string;

  @ApiProperty({ enum: servingKinds, enumName: 'ServingKind' })
  kind: ServingKind;

  @ApiProperty({ type: 'integer', nullable: true })
  volumeMl: number | null;

  @ApiProperty({ type: 'integer', description: 'The final price, in cents' })
  priceCents: number;
}

class VenueWordsDto implements VenueWords {
  @ApiProperty({ example: 'od stredy do soboty' })
  openDays: string;

  @ApiProperty({ description: 'The earliest opening of the week', example: 'od štvrtej popoludní' })
  opensAt: string;

  @ApiProperty({ example: 'od stredy do soboty, vždy od štvrtej popoludní' })
  openHours: string;

  @ApiProperty({ example: 'v nedeľu, v pondelok a v utorok' })
  closedDays: string;

  @ApiProperty({ enum: partsOfDay, description: '`day` for a venue that opens before 15:00' })
  part: PartOfDay;

  @ApiProperty({ type: 'integer' })
  largestParty: number;
}

export class SiteDto {
  @ApiProperty({ enum: languages })
  language: Language;

  @ApiProperty()
  businessDetails: BusinessDetailsDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: {
      oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'object', additionalProperties: true } }],
    },
    description:
      'Texts that staff have changed, by message id: plain, with values of the venue in braces, or as ICU syntax tree where other values fill places; a text that is missing is the built-in one',
    example: { 'home.hero.title': 'Víno, ktoré spomalí večer' },
  })
  texts: Record<string, string | MessageTree>;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/SiteImageDto' },
    description: 'Images that staff have chosen, by key',
  })
  images: Record<string, SiteImageDto>;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Version of icons and share picture, as `?v=` of their addresses; `null` where they are the built-in ones',
  })
  look: string | null;

  @ApiProperty({ type: [DayHoursDto], description: 'The week that holds today, Monday first' })
  openingHours: DayHoursDto[];

  @ApiProperty()
  words: VenueWordsDto;

  @ApiProperty({ description: 'When the venue is open, and by which rules it takes reservations, from today on' })
  venue: VenueDto;

  @ApiProperty({
    type: [FeaturedWineDto],
    description: 'A few wines that stand for the list: of what is poured by the glass tonight, else of all there is',
  })
  wines: FeaturedWineDto[];

  @ApiProperty()
  captcha: CaptchaSettingsDto;
}
