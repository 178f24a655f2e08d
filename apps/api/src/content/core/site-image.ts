import type { Language } from '@strapec/domain';
import type { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { parseMediaAddress, mediaSourceSet } from './media-file.js';
import type { SiteImageDto } from './site-image.dto.js';

export function toSiteImage(
  { imageUrl, altTextEn, altTextSk }: Pick<SiteImage, 'imageUrl' | 'altTextEn' | 'altTextSk'>,
  language: Language,
): SiteImageDto {
  const uploaded = parseMediaAddress(imageUrl);
  return {
    url: imageUrl,
    alt: language === 'sk' ? altTextSk : altTextEn,
    width: uploaded?.width ?? null,
    height: uploaded?.height ?? null,
    avif: uploaded && mediaSourceSet(uploaded, 'avif'),
    webp: uploaded && mediaSourceSet(uploaded, 'webp'),
  };
}
