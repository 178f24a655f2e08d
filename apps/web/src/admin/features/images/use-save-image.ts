import { type ImageDto, saveImage } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useVersions } from '../../shared/api/use-versions';
import { useBanner } from '../../shared/banner/banner-provider';
import { useImagesText } from './texts';

/** What the form holds. */
export type ImageValues = Pick<ImageDto, 'imageUrl' | 'altTextEn' | 'altTextSk'>;

export const valuesOf = ({ imageUrl, altTextEn, altTextSk }: ImageDto): ImageValues => ({
  imageUrl,
  altTextEn,
  altTextSk,
});

/** Hangs a picture in its place unless somebody else has done so since it was opened; theirs is then `theirs`. */
export function useSaveImage(opened: ImageDto, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useImagesText();
  const banner = useBanner();
  const { base, theirs, noteTheirs, goOnFrom } = useVersions(opened);
  const show = (changed: ImageDto) =>
    queries.setQueryData<ImageDto[]>(['/api/admin/images'], (images) =>
      images?.map((image) => (image.key === changed.key ? changed : image)),
    );
  const { mutateAsync, isPending } = useOneAtATime({
    mutationFn: ({ imageUrl, ...words }: ImageValues) => {
      const { key, section, version } = base;
      return saveImage({ key, section, version, imageUrl: imageUrl.trim(), ...words });
    },
    onSuccess: (saved) => {
      show(saved);
      banner.sayDone(text('images.updated'));
      onSaved();
    },
    onError: (error) => {
      const current = noteTheirs(error);
      if (current) show(current);
      banner.sayFailed(text('images.updateFailed'));
    },
  });
  return { save: mutateAsync, isSaving: isPending, base, theirs, goOnFrom };
}

export type ImageSaving = ReturnType<typeof useSaveImage>;
