import type { PageTextDto } from '@strapec/contracts';
import { SectionName } from '../../ui/section/sections';
import { isPage } from '../../ui/section/shown-at';
import { useContentText } from './texts';

export const placeOf = ({ page, section }: Pick<PageTextDto, 'page' | 'section'>): string =>
  page === 'home' ? `${page}/${section}` : page;

export function PlaceName({ place }: { place: string }) {
  const text = useContentText();
  const [page = '', section] = place.split('/');
  return (
    <>
      {text(`content.page.${isPage(page) ? page : 'other'}`)}
      {section && (
        <>
          {' '}
          · <SectionName section={section} />
        </>
      )}
    </>
  );
}

const kinds = ['title', 'eyebrow', 'lead'] as const;

export function kindOf(key: string): (typeof kinds)[number] | 'message' | 'search' | null {
  if (key.startsWith('meta.')) return 'search';
  const last = key.split('.').at(-1) ?? '';
  if (/^(missing|failure|failed|invalid|required|success)$/.test(last)) return 'message';
  return kinds.find((kind) => kind === last) ?? null;
}
