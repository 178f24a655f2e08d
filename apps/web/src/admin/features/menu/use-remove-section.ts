import { createMenuSection, deleteMenuSection } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { refreshMenu } from '../../shared/menu/menu-cache';
import { useListText } from '../../shared/menu/texts';
import type { Section } from './menu-links';
import { useMenuText } from './texts';

/** Takes a section away in which nothing stands; it can be had back. */
export function useRemoveSection(): (section: Section) => void {
  const queries = useQueryClient();
  const text = useMenuText();
  const listText = useListText();
  const { language } = useLanguage();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const onError = (error: unknown) => banner.sayFailed(listText('wines.failed', { reason: reasonOf(error) }));
  const onSettled = () => refreshMenu(queries);
  const { mutate: makeAgain } = useOneAtATime({
    mutationFn: ({ kind, name }: Pick<Section, 'kind' | 'name'>) => createMenuSection({ kind, name }),
    onSuccess: ({ name }) => banner.sayDone(listText('wines.undone', { name: name[language] })),
    ...{ onError, onSettled },
  });
  const { mutate } = useOneAtATime({
    mutationFn: ({ id }: Section) => deleteMenuSection(id),
    onSuccess: (section) =>
      banner.sayDone(text('menuList.deleted', { name: section.name[language] }), { undo: () => makeAgain(section) }),
    ...{ onError, onSettled },
  });
  return mutate;
}
