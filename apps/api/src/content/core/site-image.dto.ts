import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '@strapec/domain';
import type { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { parseMediaAddress, mediaSourceSet } from './media-file.js';

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

  static from(
    { imageUrl, altTextEn, altTextSk }: Pick<SiteImage, 'imageUrl' | 'altTextEn' | 'altTextSk'>,
    language: Language,
  ): SiteImageDto {
    const uploadedFile = parseMediaAddress(imageUrl);
    return {
      url: imageUrl,
      alt: language === 'sk' ? altTextSk : altTextEn,
      width: uploadedFile?.width ?? null,
      height: uploadedFile?.height ?? null,
      avif: uploadedFile && mediaSourceSet(uploadedFile, 'avif'),
      webp: uploadedFile && mediaSourceSet(uploadedFile, 'webp'),
    };
  }
}
