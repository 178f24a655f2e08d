import { useSite } from '../site/site';
import { type BuiltInPicture, type PictureFormat, isBuiltIn, toLoadingProps, toSourceSet } from './pictures';
import { type PictureProps, CustomPicture } from './custom-picture';

export const useHasPicture = (slot: string): boolean => useSite().images[slot] !== undefined;

const formats: readonly PictureFormat[] = ['avif', 'webp'];

interface ResponsivePictureProps extends PictureProps {
  /** A key of `site/built-in-images.ts`. */
  slot: string;
  picture: BuiltInPicture;
}

export function ResponsivePicture({ slot, picture, ...pictureProps }: ResponsivePictureProps) {
  const customImage = useSite().images[slot];
  const [defaultCrop] = picture.slice(-1);
  if (customImage && !isBuiltIn(customImage, picture)) return <CustomPicture image={customImage} {...pictureProps} />;
  const { sizes, className, isAboveTheFold } = pictureProps;
  return (
    <picture>
      {picture.flatMap((crop) =>
        formats.map((format) => (
          <source
            key={crop.file + format}
            type={`image/${format}`}
            media={crop.media}
            srcSet={toSourceSet(crop, format)}
            sizes={sizes}
            width={crop.size[0]}
            height={crop.size[1]}
          />
        )),
      )}
      <img
        src={defaultCrop && `/images/${defaultCrop.file}-${defaultCrop.widths[1]}.webp`}
        width={defaultCrop?.size[0]}
        height={defaultCrop?.size[1]}
        alt=""
        className={className}
        {...toLoadingProps(isAboveTheFold)}
      />
    </picture>
  );
}
