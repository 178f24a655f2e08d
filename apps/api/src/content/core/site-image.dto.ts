import { ApiProperty } from '@nestjs/swagger';

export class SiteImageDto {
  @ApiProperty()
  url: string;

  @ApiProperty()
  alt: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Pixels' })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Pixels' })
  height: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'A `srcset` in AVIF' })
  avif: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'A `srcset` in WebP' })
  webp: string | null;
}
