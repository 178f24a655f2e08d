import { type ImageDto, getListImagesQueryKey, saveImage } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../../shared/banner/banner-provider';
import { useDraft } from '../../shared/ui/use-draft';
import { useImagesText } from './texts';

/** What the form holds. */
export type ImageValues = Pick<ImageDto, 'imageUrl' | 'altTextEn' | 'altTextSk'>;

const valuesOf = ({ imageUrl, altTextEn, altTextSk }: ImageDto): ImageValues => ({ imageUrl, altTextEn, altTextSk });

/** The draft of what hangs in a picture's place. */
export function useSaveImage(opened: ImageDto, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useImagesText();
  const banner = useBanner();
  const show = (changed: ImageDto) =>
    queries.setQueryData<ImageDto[]>(getListImagesQueryKey(), (images) =>
      images?.map((image) => (image.key === changed.key ? changed : image)),
    );
  return useDraft({
    name: 'site-image',
    opened,
    valuesOf,
    save: ({ imageUrl, ...words }: ImageValues, { key, section, version }) =>
      saveImage({ key, section, version, imageUrl: imageUrl.trim(), ...words }),
    onSaved: (saved) => {
      show(saved);
      banner.sayDone(text('images.updated'));
      onSaved();
    },
    onRefused: (_error, { theirs }) => {
      if (theirs) show(theirs);
      banner.sayFailed(text('images.updateFailed'));
    },
  });
}
