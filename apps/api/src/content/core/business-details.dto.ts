import { ApiProperty } from '@nestjs/swagger';
import { type Language, languages } from '@strapec/domain';

/** None, a map of the coordinates, or the sample venue's drawing. */
export const locationMaps = ['none', 'static', 'drawing'] as const;
export type LocationMap = (typeof locationMaps)[number];

/** As it is while nothing is stored. */
export class BusinessDetailsDto {
  @ApiProperty()
  name: string = '';

  @ApiProperty()
  street: string = '';

  @ApiProperty({ example: '811 05' })
  postalCode: string = '';

  @ApiProperty()
  city: string = '';

  @ApiProperty({ example: 'SK' })
  country: string = 'SK';

  @ApiProperty()
  phone: string = '';

  @ApiProperty()
  email: string = '';

  @ApiProperty({ type: 'number', format: 'double', nullable: true })
  latitude: number | null = null;

  @ApiProperty({ type: 'number', format: 'double', nullable: true })
  longitude: number | null = null;

  @ApiProperty({ type: [String] })
  socialLinks: string[] = [];

  @ApiProperty({ description: 'The company that runs the bar; empty where it has not been told, as each of these' })
  companyName: string = '';

  @ApiProperty()
  companySeat: string = '';

  @ApiProperty({ description: 'IČO' })
  companyId: string = '';

  @ApiProperty({ description: 'DIČ or IČ DPH' })
  companyTaxId: string = '';

  @ApiProperty({ description: 'Register, section and number' })
  companyRegister: string = '';

  @ApiProperty({ description: 'From `€` to `€€€€`' })
  priceRange: string = '';

  @ApiProperty()
  cuisine: string = '';

  @ApiProperty({
    isArray: true,
    enum: languages,
    enumName: 'Language',
    description: 'Of the public pages, default first',
  })
  languages: Language[] = [...languages];

  @ApiProperty({ example: 'Europe/Bratislava' })
  timeZone: string = 'Europe/Bratislava';

  @ApiProperty({ description: '`#rrggbb`; empty for the colour of the theme' })
  accent: string = '';

  @ApiProperty({ enum: locationMaps, enumName: 'LocationMap' })
  map: LocationMap = 'static';
}
