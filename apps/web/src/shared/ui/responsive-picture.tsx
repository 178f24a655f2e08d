import { useSite } from '../site/site';
import { type BuiltInPicture, type PictureFormat, isBuiltIn, loadingProps, sourceSet } from './pictures';
import { StaffPicture } from './staff-picture';

export const useHasPicture = (slot: string): boolean => useSite().images[slot] !== undefined;

const formats: readonly PictureFormat[] = ['avif', 'webp'];

interface ResponsivePictureProps {
  /** A key of `site/built-in-images.ts`. */
  slot: string;
  picture: BuiltInPicture;
  sizes: string;
  className?: string;
  /** Fetched with high priority. */
  isAboveTheFold?: boolean;
}

export function ResponsivePicture({ slot, picture, ...shown }: ResponsivePictureProps) {
  const chosen = useSite().images[slot];
  const [usual] = picture.slice(-1);
  if (chosen && !isBuiltIn(chosen, picture)) return <StaffPicture image={chosen} {...shown} />;
  const { sizes, className, isAboveTheFold } = shown;
  return (
    <picture>
      {picture.flatMap((cut) =>
        formats.map((format) => (
          <source
            key={cut.file + format}
            type={`image/${format}`}
            media={cut.media}
            srcSet={sourceSet(cut, format)}
            sizes={sizes}
            width={cut.size[0]}
            height={cut.size[1]}
          />
        )),
      )}
      <img
        src={usual && `/images/${usual.file}-${usual.widths[1]}.webp`}
        width={usual?.size[0]}
        height={usual?.size[1]}
        alt=""
        className={className}
        {...loadingProps(isAboveTheFold)}
      />
    </picture>
  );
}
