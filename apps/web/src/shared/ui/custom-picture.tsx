import type { Site } from '../site/site';
import { toLoadingProps } from './pictures';

export interface PictureProps {
  sizes: string;
  className?: string;
  /** Fetched with high priority. */
  isAboveTheFold?: boolean;
}

type CustomImage = Site['images'][string];

/** In the widths of its upload, or unchanged from its address. */
export function CustomPicture({ image, sizes, className, isAboveTheFold }: PictureProps & { image: CustomImage }) {
  return (
    <picture>
      {image.avif && <source type="image/avif" srcSet={image.avif} sizes={sizes} />}
      <img
        src={image.url}
        srcSet={image.webp ?? undefined}
        sizes={image.webp ? sizes : undefined}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        alt={image.alt}
        className={className}
        {...toLoadingProps(isAboveTheFold)}
      />
    </picture>
  );
}
