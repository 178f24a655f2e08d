import { HttpError, uploadImage } from '@strapec/contracts';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useImagesText } from './texts';

/** What the API takes (rules §10). */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';
const mostBytes = 10 * 1024 * 1024;

const faults = ['image_unknown', 'image_broken', 'image_too_many_pixels', 'image_required'] as const;

/** Takes a picture in; the form gets its address, and no page shows it before it is saved. */
export function useUpload(onUploaded: (imageUrl: string) => void) {
  const text = useImagesText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (file: File) => uploadImage({ file }),
    onMutate: () => banner.clear(),
    onSuccess: ({ imageUrl }) => {
      onUploaded(imageUrl);
      banner.sayDone(text('images.uploaded'));
    },
    onError: (error) => {
      const fault = faultIn(error);
      const reason = fault ? text(`images.fault.${fault}`) : reasonOf(error);
      banner.sayFailed(text('images.uploadFailed', { reason }));
    },
  });
  const upload = (file: File) => {
    if (file.size <= mostBytes) mutate(file);
    else banner.sayFailed(text('images.uploadFailed', { reason: text('images.fault.tooLarge') }));
  };
  return { upload, isUploading: isPending };
}

function faultIn(error: unknown): (typeof faults)[number] | 'tooLarge' | undefined {
  if (!(error instanceof HttpError)) return undefined;
  if (error.code === 'payload_too_large') return 'tooLarge';
  const code = error.problem?.errors?.[0]?.code;
  return faults.find((fault) => fault === code);
}
