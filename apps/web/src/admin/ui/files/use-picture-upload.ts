import { HttpError, uploadImage, useGetUploadPlace } from '@strapec/contracts';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useBanner } from '../../data/banner/banner-provider';
import { useFileText } from './texts';

/** Rules §10. */
export const pictureMimeTypes = 'image/jpeg,image/png,image/webp,image/avif';
const maxPictureBytes = 10 * 1024 * 1024;

const queuePollMs = 2_000;

const pictureErrorCodes = ['image_unknown', 'image_broken', 'image_too_many_pixels', 'image_required'] as const;

interface PictureSize {
  width: number;
  height: number;
}

export interface NeededSize extends PictureSize {
  /** Rules §10. */
  canBeSmaller?: boolean;
}

/** No page shows the picture before the form is saved. */
export function usePictureUpload(onUploaded: (imageUrl: string) => void, neededSize: NeededSize | null) {
  const text = useFileText();
  const banner = useBanner();
  const showFailure = (reason: string) => banner.showFailure(text('picture.uploadFailed', { reason }));
  const confirmSize = ({ width, height }: PictureSize): boolean => {
    if (!neededSize || (width >= neededSize.width && height >= neededSize.height)) return true;
    const sizes = { width, height, needed: neededSize.width, neededHeight: neededSize.height };
    if (neededSize.canBeSmaller) return window.confirm(text('picture.small', sizes));
    showFailure(text('picture.error.tooSmall', sizes));
    return false;
  };
  const { mutate, isPending } = useStaffMutation({
    send: (file: File) => uploadImage({ file }),
    onSuccess: ({ imageUrl }) => {
      onUploaded(imageUrl);
      return text('picture.uploaded');
    },
    onFailure: (reason, error) => {
      const errorCode = findPictureErrorCode(error);
      return text('picture.uploadFailed', { reason: errorCode ? text(`picture.error.${errorCode}`) : reason });
    },
  });
  const { data: queue } = useGetUploadPlace({
    query: { enabled: isPending, initialData: { place: 0 }, staleTime: queuePollMs, refetchInterval: queuePollMs },
  });
  const upload = async (file: File): Promise<void> => {
    if (file.size > maxPictureBytes) return showFailure(text('picture.error.tooLarge'));
    if (/\.hei[cf]$/i.test(file.name)) return showFailure(text('picture.error.heic'));
    const size = await readPictureSize(file);
    if (!size || confirmSize(size)) mutate(file);
  };
  return { upload, isUploading: isPending, queuePosition: isPending ? queue.place : 0 };
}

/** `null` for a file that the browser cannot read; the API then gives the reason. */
async function readPictureSize(file: File): Promise<PictureSize | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture && { width: picture.width, height: picture.height };
}

function findPictureErrorCode(error: unknown): (typeof pictureErrorCodes)[number] | 'tooLarge' | undefined {
  if (!(error instanceof HttpError)) return undefined;
  if (error.code === 'payload_too_large') return 'tooLarge';
  const code = error.problem?.errors?.[0]?.code;
  return pictureErrorCodes.find((knownCode) => knownCode === code);
}
