import { HttpError, uploadImage, useGetUploadPlace } from '@strapec/contracts';
import { useText } from '../../../shared/i18n/use-text';
import { useOneAtATime } from '../api/use-one-at-a-time';
import { useBanner } from '../banner/banner-provider';
import { useFailureReason } from '../failure/use-failure-reason';
import type { en } from './messages.en';

/** What the API takes (rules §10). */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';
const mostBytes = 10 * 1024 * 1024;

const lookEvery = 2_000; // milliseconds

const faults = ['image_unknown', 'image_broken', 'image_too_many_pixels', 'image_required'] as const;

interface PictureSize {
  width: number;
  height: number;
}

/** What a place needs of a picture, in pixels. */
export interface Needed extends PictureSize {
  /** A smaller one may hang there too, once that is confirmed (rules §10). */
  isAsked?: boolean;
}

/**
 * Takes a picture in; the form gets its address, and no page shows it before it is saved. Its size is looked at before it is sent, where
 * the browser can read it.
 */
export function useUpload(onUploaded: (imageUrl: string) => void, needed: Needed | null) {
  const text = useText<keyof typeof en>();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const sayFailed = (reason: string) => banner.sayFailed(text('picture.uploadFailed', { reason }));
  const fits = ({ width, height }: PictureSize): boolean => {
    if (!needed || (width >= needed.width && height >= needed.height)) return true;
    const sizes = { width, height, needed: needed.width, neededHeight: needed.height };
    if (needed.isAsked) return window.confirm(text('picture.small', sizes));
    sayFailed(text('picture.fault.tooSmall', sizes));
    return false;
  };
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (file: File) => uploadImage({ file }),
    onMutate: () => banner.clear(),
    onSuccess: ({ imageUrl }) => {
      onUploaded(imageUrl);
      banner.sayDone(text('picture.uploaded'));
    },
    onError: (error) => {
      const fault = faultIn(error);
      sayFailed(fault ? text(`picture.fault.${fault}`) : reasonOf(error));
    },
  });
  const { data: line } = useGetUploadPlace({
    query: { enabled: isPending, initialData: { place: 0 }, staleTime: lookEvery, refetchInterval: lookEvery },
  });
  const upload = async (file: File): Promise<void> => {
    if (file.size > mostBytes) return sayFailed(text('picture.fault.tooLarge'));
    if (/\.hei[cf]$/i.test(file.name)) return sayFailed(text('picture.fault.heic'));
    const size = await sizeOf(file);
    if (!size || fits(size)) mutate(file);
  };
  return { upload, isUploading: isPending, place: isPending ? line.place : 0 };
}

/** `null` for what the browser cannot read; the API says why. */
async function sizeOf(file: File): Promise<PictureSize | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture && { width: picture.width, height: picture.height };
}

function faultIn(error: unknown): (typeof faults)[number] | 'tooLarge' | undefined {
  if (!(error instanceof HttpError)) return undefined;
  if (error.code === 'payload_too_large') return 'tooLarge';
  const code = error.problem?.errors?.[0]?.code;
  return faults.find((fault) => fault === code);
}
