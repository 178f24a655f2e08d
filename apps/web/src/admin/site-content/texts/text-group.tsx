import type { PageTextDto } from '@strapec/contracts';
import { SectionName } from '../section/section-name';
import { isSitePage } from './text-url';
import { useContentText } from './texts';

export const groupOfText = ({ page, section }: Pick<PageTextDto, 'page' | 'section'>): string =>
  page === 'home' ? `${page}/${section}` : page;

export function TextGroupName({ group }: { group: string }) {
  const text = useContentText();
  const [page = '', section] = group.split('/');
  return (
    <>
      {text(`content.page.${isSitePage(page) ? page : 'other'}`)}
      {section && (
        <>
          {' '}
          · <SectionName section={section} />
        </>
      )}
    </>
  );
}

const textKinds = ['title', 'eyebrow', 'lead'] as const;

export function findTextKind(key: string): (typeof textKinds)[number] | 'message' | 'search' | null {
  if (key.startsWith('meta.')) return 'search';
  const lastPart = key.split('.').at(-1) ?? '';
  if (/^(missing|failure|failed|invalid|required|success)$/.test(lastPart)) return 'message';
  return textKinds.find((kind) => kind === lastPart) ?? null;
}
