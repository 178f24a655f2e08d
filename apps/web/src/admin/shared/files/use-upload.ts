import { HttpError, uploadImage } from '@strapec/contracts';
import { useText } from '../../../shared/i18n/use-text';
import { useOneAtATime } from '../api/use-one-at-a-time';
import { useBanner } from '../banner/banner-provider';
import { useFailureReason } from '../failure/use-failure-reason';
import type { en } from './messages.en';

/** What the API takes (rules §10). */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';
const mostBytes = 10 * 1024 * 1024;

const faults = ['image_unknown', 'image_broken', 'image_too_many_pixels', 'image_required'] as const;

/**
 * Takes a picture in; the form gets its address, and no page shows it before it is saved. A picture of fewer pixels than its place needs
 * is taken only if that is confirmed (rules §10).
 */
export function useUpload(onUploaded: (imageUrl: string) => void, neededWidth: number) {
  const text = useText<keyof typeof en>();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (file: File) => uploadImage({ file }),
    onMutate: () => banner.clear(),
    onSuccess: ({ imageUrl, width, height }) => {
      if (width < neededWidth && !window.confirm(text('picture.small', { width, height, needed: neededWidth }))) return;
      onUploaded(imageUrl);
      banner.sayDone(text('picture.uploaded'));
    },
    onError: (error) => {
      const fault = faultIn(error);
      const reason = fault ? text(`picture.fault.${fault}`) : reasonOf(error);
      banner.sayFailed(text('picture.uploadFailed', { reason }));
    },
  });
  const upload = (file: File) => {
    if (file.size <= mostBytes) mutate(file);
    else banner.sayFailed(text('picture.uploadFailed', { reason: text('picture.fault.tooLarge') }));
  };
  return { upload, isUploading: isPending };
}

function faultIn(error: unknown): (typeof faults)[number] | 'tooLarge' | undefined {
  if (!(error instanceof HttpError)) return undefined;
  if (error.code === 'payload_too_large') return 'tooLarge';
  const code = error.problem?.errors?.[0]?.code;
  return faults.find((fault) => fault === code);
}
