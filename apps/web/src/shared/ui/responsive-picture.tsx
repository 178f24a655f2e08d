const widths = [720, 1280, 1920];

/** A picture of the page as AVIF or WebP at the width that fits. It is decoration unless it is given a text. */
export function ResponsivePicture(props: { name: string; sizes: string; className?: string; alt?: string }) {
  const { name, sizes, className, alt = '' } = props;
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
