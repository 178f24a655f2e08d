import { type FirstStartDto, sendRequest } from '@strapec/contracts';
import { useQuery } from '@tanstack/react-query';

/** How much of the sample house is left as it came, by kind. */
export interface SampleDto {
  facts: number;
  texts: number;
  images: number;
  wines: number;
  events: number;
}

export const sampleKinds = ['facts', 'texts', 'images', 'wines', 'events'] as const satisfies (keyof SampleDto)[];

const address = '/api/admin/sample';
export const sampleKey = [address];

export const useSample = () =>
  useQuery({
    queryKey: sampleKey,
    queryFn: ({ signal }) => sendRequest<SampleDto>(address, { signal }),
    staleTime: 1_000,
    retry: false,
  });

/** Takes it away, or brings it back. */
export const changeSample = (method: 'DELETE' | 'POST') => sendRequest<SampleDto>(address, { method });

/** Whether guests see the site. */
export const isOpened = (progress: FirstStartDto & { isOpened?: boolean }): boolean => progress.isOpened !== false;
