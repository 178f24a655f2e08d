import { type StaffMenuItemDto, createMenuItem, deleteMenuItem } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useAttempt } from '../../shared/api/use-attempt';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { refreshMenu } from '../../shared/api/menu-cache';
import { useListText } from '../../shared/menu/texts';
import { useMenuText } from './texts';

/** Takes an item off the list for good; for some seconds it can be had back. */
export function useDeleteItem(onDeleted: () => void) {
  const queries = useQueryClient();
  const text = useMenuText();
  const listText = useListText();
  const { language } = useLanguage();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const attempt = useAttempt();
  const onError = (error: unknown) => banner.sayFailed(listText('wines.failed', { reason: reasonOf(error) }));
  const onSettled = () => refreshMenu(queries);
  const { mutate: makeAgain } = useOneAtATime({
    mutationFn: (item: StaffMenuItemDto) => createMenuItem(asNew(item), attempt.current()),
    onSuccess: ({ name }) => banner.sayDone(listText('wines.undone', { name: name[language] })),
    ...{ onError, onSettled },
  });
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ id }: StaffMenuItemDto) => deleteMenuItem(id),
    onSuccess: (item) => {
      banner.sayDone(text('menuList.deleted', { name: item.name[language] }), { undo: () => makeAgain(item) });
      onDeleted();
    },
    ...{ onError, onSettled },
  });
  return { remove: mutate, isRemoving: isPending };
}

const asNew = ({ sectionId, name, text, allergens, isListed, wine, servings, image }: StaffMenuItemDto) => ({
  ...{ sectionId, name, text, allergens, isListed, wine, imageUrl: image?.imageUrl ?? null },
  servings: servings.map(({ kind, volumeMl, priceCents, pouredUntil }) => ({
    kind,
    volumeMl,
    priceCents,
    pouredUntil,
  })),
});
