import { useSite } from '../site/site';
import { StaffPicture } from './staff-picture';

const widths = [720, 1280, 1920];

interface ResponsivePictureProps {
  /** The key under which staff may put a picture of their own here (app/built-in-images.ts). */
  slot: string;
  /** The built-in picture. */
  name: string;
  sizes: string;
  className?: string;
  /** The built-in picture is decoration unless it is given a text. */
  alt?: string;
}

/** A picture of the page as AVIF or WebP at the width that fits: the one of staff, or the built-in one. */
export function ResponsivePicture({ slot, name, sizes, className, alt = '' }: ResponsivePictureProps) {
  const chosen = useSite().images[slot];
  if (chosen) return <StaffPicture image={chosen} sizes={sizes} className={className} />;
  const sources = (format: string) => widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`/images/${name}-1280.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        width={1600}
        height={1000}
        alt={alt}
        className={className}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
