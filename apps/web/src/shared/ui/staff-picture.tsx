import type { Site } from '../site/site';
import { loadingProps } from './pictures';

type StaffImage = Site['images'][string];

/** In the widths of its upload, or unchanged from its address. */
export function StaffPicture(props: {
  image: StaffImage;
  sizes: string;
  className?: string;
  isAboveTheFold?: boolean;
}) {
  const { image, sizes, className, isAboveTheFold } = props;
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
        {...loadingProps(isAboveTheFold)}
      />
    </picture>
  );
}
